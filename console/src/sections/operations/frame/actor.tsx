import { Address } from '../../../kit/index.ts';

/** Who acted: a wallet, `cli:<user>` or `job:<name>`; of others the name. */
export function Actor({ name }: Readonly<{ name: string }>) {
  if (/^0x[0-9a-fA-F]{40}$/.test(name)) return <Address value={name} />;
  const [, kind, rest] = /^(cli|job):(.+)$/.exec(name) ?? [];
  if (kind === undefined) return <code>{name}</code>;
  return <span title={name}>{kind === 'cli' ? `${rest}, on the host` : `the job ${rest}`}</span>;
}
