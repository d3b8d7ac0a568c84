/** What stands behind `#` in a table's link: an invitation, to a seat or (`group`) to the next that nobody has; the secret
 *  of those who look on; or a key. */
export type Link = { invitation: string; group?: true } | { key: string } | null;

/** `#INVITATION`, `#g=INVITATION` of a group, or `#k=KEY`. A full stop or bracket that a message put after the link is not part of it. */
export function readLink(hash: string): Link {
  const found = /^#([gk]=)?([A-Za-z0-9_-]+)/.exec(hash);
  if (!found) return null;
  const secret = found[2]!;
  if (found[1] === 'k=') return { key: secret };
  return found[1] ? { invitation: secret, group: true } : { invitation: secret };
}
