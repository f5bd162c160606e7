import { createContext, useContext } from 'react';
import { checksummed, shortened } from '../../values/address.ts';
import { explorerLink } from '../../values/chains.ts';
import { CopyButton } from '../controls/copy-button.tsx';
import { Hidden } from '../hidden.tsx';
import { t } from '../texts/index.ts';
import { Absent } from './absent.tsx';
import css from './data.module.css';
import { Identicon } from './marks.tsx';

/** Whether public explorers know what is shown: not what is on a simulated chain. */
export const InExplorers = createContext(true);

type AddressProps = Readonly<{
  value: string | null | undefined;
  /** With it, a link to the explorer where the chain has one. */
  chainId?: number | undefined;
  /** All characters, for what a person must compare. */
  whole?: boolean;
}>;

/** An EVM address with its checksum, shortened, with copy and explorer. Other addresses are shown as they are. */
export function Address({ value, chainId, whole = false }: AddressProps) {
  if (value == null) return <Absent />;
  const full = checksummed(value) ?? value;
  return (
    <Reference
      full={full}
      shown={whole ? full : shortened(full)}
      kind="address"
      copy={t('copyAddress')}
      chainId={chainId}
    />
  );
}

type HashProps = Readonly<{
  value: string | null | undefined;
  chainId?: number | undefined;
  /** What it is, in the words of the copy button: "Copy the transaction hash" if not given. */
  copy?: string;
}>;

/** A transaction's hash, or another long id (`name`), shortened, with copy and explorer. */
export function Hash({ value, chainId, copy = t('copyHash') }: HashProps) {
  if (value == null) return <Absent />;
  return <Reference full={value} shown={shortened(value)} kind="tx" copy={copy} chainId={chainId} />;
}

type ReferenceProps = Readonly<{
  full: string;
  shown: string;
  kind: 'address' | 'tx';
  copy: string;
  chainId: number | undefined;
}>;

function Reference({ full, shown, kind, copy, chainId }: ReferenceProps) {
  const isPublic = useContext(InExplorers);
  const link = isPublic ? explorerLink(chainId, kind, full) : undefined;
  return (
    <span className={css.reference}>
      {kind === 'address' && <Identicon address={full} />}
      <code title={full} className={css.code} data-whole={shown === full || undefined}>
        <span aria-hidden="true">{shown}</span>
        <Hidden>{full}</Hidden>
      </code>
      <CopyButton value={full} label={copy} />
      {link !== undefined && (
        <a href={link} target="_blank" rel="noreferrer" className={css.out}>
          <Hidden>{t(kind === 'tx' ? 'hashInExplorer' : 'addressInExplorer')}</Hidden>
          <svg viewBox="0 0 16 16" width="13" height="13" aria-hidden="true">
            <path d="M9 2.5h4.5V7m0-4.5-6 6M6 3.5H2.5v10h10V10" fill="none" stroke="currentColor" strokeWidth="1.4" />
          </svg>
        </a>
      )}
    </span>
  );
}
