/** What can lie over the table. */
export type SheetName =
  'menu' | 'rules' | 'talk' | 'log' | 'seats' | 'settings' | 'hands' | 'keys' | 'out' | 'more' | `pile-${string}`;
