import { chooseAcceptedSigners } from '../../adapters/chain/choose.ts';
import type { ChainRpc } from '../../adapters/chain/rpc/chain-rpc.ts';
import { SkippingClock, systemClock } from '../../adapters/local/clock.ts';
import { type LocalAdapters, localAdapters } from '../../adapters/local/local-adapters.ts';
import { SaleAccounts } from '../../adapters/local/sale-signatures.ts';
import type { Sandbox } from '../../adapters/sandbox/sandbox.ts';
import type { SignerTools } from '../../adapters/signer/open-signer.ts';
import type { AcceptedSigners } from '../../application/ports/signing.ts';
import type { Clock } from '../../application/ports/system.ts';
import type { WalletAddress } from '../../domain/shared/wallet-address.ts';
import { type Config, isSandbox } from '../config/config.ts';
import { policiesOf } from '../config/policies.ts';
import { type KeyList, type OpenKeys, openKeys } from './open-keys.ts';

export type AdapterSets = Readonly<{
  local: LocalAdapters;
  keys: OpenKeys;
  acceptedSigners: AcceptedSigners;
  /** The accounts that sign for the sale. */
  saleAddresses: readonly WalletAddress[];
  /** Undefined when no port is in memory. */
  sandbox: Sandbox | undefined;
}>;

type SetTools = Readonly<{
  chains: ReadonlyMap<number, ChainRpc>;
  signing: SignerTools;
  /** The lists whose keys in other systems are asked for: all of them, unless given. */
  keyLists?: readonly KeyList[] | undefined;
}>;

/** Opens the keys. Loads the modules of the sandbox only when a port is in memory. `clock` defaults to the system clock, which a playground can move. */
export async function buildAdapterSets(
  config: Config,
  clock: Clock = clockFor(config),
  tools?: SetTools,
): Promise<AdapterSets> {
  const { adapters, apiKeyPepper, fees, gatePassword, sale, server } = config;
  const { baseUrl } = server;
  const keys = await openKeys(config, tools?.signing ?? { clock, onTrouble: () => {} }, tools?.keyLists);
  const acceptedSigners = await chooseAcceptedSigners(adapters.chain, { chains: tools?.chains, clock, sale });
  const saleSignatures = new SaleAccounts(keys.sale, acceptedSigners);
  const local = localAdapters(
    {
      ...{ apiKeyPepper, baseUrl, gatePassword, saleSignatures },
      feeQuoteKeys: fees.quoteKeys,
      saleDomain: sale.domain,
      sessionKeys: keys.session,
      localSessionKeys: config.sessionKeys.flatMap((source) => (source.kind === 'local' ? [source.key] : [])),
    },
    clock,
  );
  const opened = { local, keys, acceptedSigners, saleAddresses: saleSignatures.addresses };
  if (!isSandbox(config)) return { ...opened, sandbox: undefined };
  const { buildSandbox } = await import('../../adapters/sandbox/sandbox.ts');
  const settings = {
    policies: policiesOf(config),
    baseUrl,
    kycWebhookSecret: adapters.kyc.kind === 'memory' ? adapters.kyc.webhookSecret : '',
    sanctioned: adapters.aml.kind === 'memory' ? adapters.aml.denylist : [],
  };
  return { ...opened, sandbox: buildSandbox(settings, local) };
}

const clockFor = ({ reach }: Config): Clock => (reach.isPlayground ? new SkippingClock() : systemClock);
