/** What the open request is: the same words say other sides of it. */
export type Kind = 'transfer' | 'swap' | 'bridge';
