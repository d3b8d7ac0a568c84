/** Where no case is left: a new one does not compile until somebody has decided about it. */
export function never(value: never): never {
  throw new Error(`unexpected: ${JSON.stringify(value)}`);
}
