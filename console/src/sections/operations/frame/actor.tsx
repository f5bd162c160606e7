import { Address } from '../../../kit/index.ts';

/** Who acted: a wallet, `cli:<user>` or `job:<name>`. */
export const Actor = ({ name }: Readonly<{ name: string }>) =>
  /^0x[0-9a-fA-F]{40}$/.test(name) ? <Address value={name} /> : <code>{name}</code>;
