/** What can lie over the table. */
export type SheetName =
  'menu' | 'rules' | 'talk' | 'log' | 'seats' | 'settings' | 'hands' | 'out' | 'more' | `pile-${string}`;
