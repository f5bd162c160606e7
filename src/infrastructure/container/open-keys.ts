import { LocalAccountKey, LocalKey } from '../../adapters/local/signing-key.local.ts';
import { CountedKey } from '../../adapters/signer/counted-key.ts';
import { withCopiesJoined } from '../../adapters/signer/failover-key.ts';
import type { AccountKeySource, NodeKeySource, RemoteKeySource } from '../../adapters/signer/key-source.ts';
import { SignerOpener, type SignerTools } from '../../adapters/signer/open-signer.ts';
import { UnopenedKey } from '../../adapters/signer/unopened-key.ts';
import type { KeyAlgorithm, SigningKey } from '../../application/ports/signing.ts';
import type { Config } from '../config/config.ts';
import { StartError } from '../start/start-error.ts';

type Keys = readonly [SigningKey, ...SigningKey[]];

/** The variable that names a list of keys. */
export type KeyList = 'SALE_SIGNER_KEYS' | 'SESSION_KEYS' | 'AUDIT_KEYS' | 'RELAYER_KEY';
const EVERY_LIST: readonly KeyList[] = ['SALE_SIGNER_KEYS', 'SESSION_KEYS', 'AUDIT_KEYS', 'RELAYER_KEY'];

/** Every key that signs, wherever it is kept. */
export type OpenKeys = Readonly<{
  /** Secp256k1: the accounts that sign for the sale, the preferred one first; copies of a key are joined. */
  sale: Keys;
  /** P-256. */
  session: Keys;
  /** Ed25519. */
  audit: Keys;
  /** Secp256k1. Empty without an own relayer. */
  relayers: readonly SigningKey[];
  close(): void;
}>;

/**
 * Opens the keys. One that cannot be used is left out until the next start, with a warning, as long as its list has another. Rejects
 * with a StartError otherwise. Of the lists that are not `needed`, keys in other systems are not asked for.
 */
export async function openKeys(
  config: Config,
  tools: SignerTools,
  needed: readonly KeyList[] = EVERY_LIST,
): Promise<OpenKeys> {
  const opener = new SignerOpener(config.signers, tools);
  const { sponsor } = config.adapters;
  const list = lists(opener, tools, needed);
  const [sale, session, audit, relayers] = await Promise.all([
    list('SALE_SIGNER_KEYS', 'secp256k1', config.sale.signerKeys, accountKey('purchase signer')),
    list('SESSION_KEYS', 'P-256', config.sessionKeys, ({ key }) => new LocalKey('P-256', key)),
    list('AUDIT_KEYS', 'Ed25519', config.auditKeys, ({ key }) => new LocalKey('Ed25519', key)),
    sponsor.kind === 'relayer' ? list('RELAYER_KEY', 'secp256k1', sponsor.keys, accountKey('relayer')) : [],
  ]);
  return { sale, session, audit, relayers, close: () => opener.close() };
}

type LocalSource<S> = Extract<S, { kind: 'local' }>;

const accountKey = (owner: string) => (source: LocalSource<AccountKeySource>) => new LocalAccountKey(owner, source.key);

const isLocal = (key: SigningKey) => key instanceof LocalKey || key instanceof LocalAccountKey;

const lists =
  (opener: SignerOpener, { onTrouble, signatures }: SignerTools, needed: readonly KeyList[]) =>
  async <S extends AccountKeySource | NodeKeySource>(
    name: KeyList,
    algorithm: KeyAlgorithm,
    sources: readonly S[],
    local: (source: LocalSource<S>) => SigningKey,
  ): Promise<Keys> => {
    const open = async (source: S): Promise<SigningKey> => {
      if (source.kind === 'local') return local(source as LocalSource<S>);
      if (!needed.includes(name)) return new UnopenedKey(name, algorithm);
      return await opener.open(source as RemoteKeySource, algorithm);
    };
    const counted = (key: SigningKey) =>
      signatures === undefined || isLocal(key) ? key : new CountedKey(key, name, signatures);
    const opened = await Promise.allSettled(sources.map(open));
    const [first, ...others] = withCopiesJoined(
      opened.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : [])),
    ).map(counted);
    const faults = opened.flatMap((one, at) =>
      one.status === 'rejected' ? [`${name}: key ${at + 1} cannot be used: ${one.reason.message}`] : [],
    );
    if (first === undefined) throw new StartError(`${faults.join('\n')}\nCorrect the key, or grant its use.`);
    for (const fault of faults) onTrouble(new StartError(`${fault}. It is left out until the next start.`));
    return [first, ...others];
  };
