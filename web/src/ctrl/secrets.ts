/** Keys and invitations, made here: the server keeps their hashes only. */

/** No letter that is mistaken for another: 32 of them, so a byte's lowest bits choose one evenly. */
const LETTERS = 'abcdefghijkmnopqrstuvwxyz2345678';
const LENGTH = 26;

export function freshSecret(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(LENGTH)), (byte) => LETTERS[byte % LETTERS.length]).join('');
}
