import { GASLESS_SELECTORS } from '../../domain/paymaster/gasless-transfer.ts';
import { BATCH_SELECTORS, type SponsorBudget, type SponsorPolicy } from '../../domain/paymaster/sponsor-policy.ts';
import type { SalePolicy } from '../../domain/sale/sale-policy.ts';
import { toUsd, type Usd } from '../../domain/shared/usd.ts';
import type { AdapterChoices } from './config.ts';
import type { EnvReader } from './env-reader.ts';
import { SANDBOX_FORWARDER, SANDBOX_GASLESS_TRANSFERS } from './sandbox-addresses.ts';
import * as as from './schemas/index.ts';

/** `buy(…)` and `buyWithPermit(…)` of the sale contract. */
const BUY = '0xc200bc0c';
const BUY_WITH_PERMIT = '0x643c7234';

type Kind = AdapterChoices['sponsor']['kind'];

/** The sponsor. The in-memory sponsor cannot pay on a real chain, so its default there is `none`; choosing it explicitly is a fault. */
export function readSponsor(
  reader: EnvReader,
  chosen: Kind,
  { chain, chainIds }: Readonly<{ chain: AdapterChoices['chain']['kind']; chainIds: Iterable<number> }>,
): AdapterChoices['sponsor'] {
  if (chosen === 'none') return { kind: 'none' };
  if (chosen === 'memory') {
    if (chain === 'memory') return { kind: 'memory' };
    if (reader.text('SPONSOR_PROVIDER') === 'memory')
      reader.fault(
        'SPONSOR_PROVIDER must not be memory when CHAIN_PROVIDER is evm: it sponsors on the in-memory chain only',
      );
    return { kind: 'none' };
  }
  if (chain !== 'evm')
    reader.fault(`SPONSOR_PROVIDER is ${chosen}, which needs a real chain: set CHAIN_PROVIDER to evm`);
  if (chosen === 'relayer')
    return {
      kind: 'relayer',
      keys: reader.required('RELAYER_KEY', as.accountKeys, 'the key of the account that pays for gas', []),
    };
  const relayers = [...chainIds].flatMap((chainId) => {
    const id = reader.optional(`OZ_RELAYER_ID_${chainId}`, as.label, undefined);
    return id === undefined ? [] : [[chainId, id] as const];
  });
  if (relayers.length === 0)
    reader.fault('OZ_RELAYER_ID_<chainId> is not set for any chain: set it to the relayer id of each sponsored chain');
  return {
    kind: 'openzeppelin',
    url: reader.required('OZ_RELAYER_URL', as.url, 'the URL of the OpenZeppelin Relayer', ''),
    apiKey: reader.required('OZ_RELAYER_API_KEY', as.issuedSecret, 'the API key of the OpenZeppelin Relayer', ''),
    relayers: new Map(relayers),
  };
}

/** The sponsored calls and their budgets. The sale's purchases are always included. */
export function readSponsorPolicy(
  reader: EnvReader,
  sponsor: AdapterChoices['sponsor'],
  sale: SalePolicy,
  chainIds: Iterable<number>,
): SponsorPolicy {
  const forwarders = readForwarders(reader, sponsor, chainIds);
  if (sponsor.kind !== 'none' && forwarders.size === 0)
    reader.fault('FORWARDER_<chainId> is not set for any sponsored chain: set it to the forwarder address of each');
  const gaslessTransfers = readGaslessTransfers(reader, sponsor, { forwarders, chainIds });
  const calls = reader.optional('SPONSORED_CALLS', as.sponsoredCalls, []);
  for (const { selector } of calls)
    if (BATCH_SELECTORS.has(selector))
      reader.fault(
        `SPONSORED_CALLS must not contain ${selector}: it executes other calls, so a caller could impersonate another wallet`,
      );
  const purchase = { chainId: sale.chainId, target: sale.contract };
  return {
    sponsor: sponsor.kind,
    forwarders,
    gaslessTransfers,
    calls: [
      { ...purchase, selector: BUY },
      { ...purchase, selector: BUY_WITH_PERMIT },
      ...[...gaslessTransfers].flatMap(([chainId, target]) =>
        GASLESS_SELECTORS.map((selector) => ({ chainId, target, selector })),
      ),
      ...calls,
    ],
    budget: readBudget(reader),
    fees: {
      limit: reader.optional('SPONSOR_OWED_LIMIT', as.dollars, toUsd('5') as Usd),
      writeOffDays: reader.optional('SPONSOR_WRITE_OFF_DAYS', as.integer(1, 3_650), 90),
      writtenOffLimit: reader.optional('SPONSOR_WRITE_OFF_ALARM', as.dollars, toUsd('100') as Usd),
    },
  };
}

type Sponsor = AdapterChoices['sponsor'];

/** The EIP-712 domain of each chain's forwarder, for chains with a forwarder that the sponsor serves. */
function readForwarders(reader: EnvReader, sponsor: Sponsor, chainIds: Iterable<number>): SponsorPolicy['forwarders'] {
  const name = reader.optional('FORWARDER_NAME', as.label, 'Forwarder');
  const fallback = sponsor.kind === 'memory' ? SANDBOX_FORWARDER : undefined;
  const forwarders = [...chainIds].flatMap((chainId) => {
    const verifyingContract = reader.optional(`FORWARDER_${chainId}`, as.address, fallback);
    const isServed = sponsor.kind !== 'openzeppelin' || sponsor.relayers.has(chainId);
    return verifyingContract === undefined || !isServed
      ? []
      : [[chainId, { name, version: '1', chainId, verifyingContract }] as const];
  });
  return new Map(forwarders);
}

/** The contract trusts one forwarder; without a sponsor for that forwarder, nobody could call it for a wallet. */
function readGaslessTransfers(
  reader: EnvReader,
  sponsor: Sponsor,
  { forwarders, chainIds }: Pick<SponsorPolicy, 'forwarders'> & Readonly<{ chainIds: Iterable<number> }>,
): SponsorPolicy['gaslessTransfers'] {
  const fallback = sponsor.kind === 'memory' ? SANDBOX_GASLESS_TRANSFERS : undefined;
  const contracts = [...chainIds].flatMap((chainId) => {
    const name = `GASLESS_TRANSFERS_${chainId}`;
    const contract = reader.optional(name, as.address, fallback);
    if (contract !== undefined && !forwarders.has(chainId))
      reader.fault(`${name}: chain ${chainId} has no sponsored forwarder: set FORWARDER_${chainId}`);
    return contract === undefined ? [] : [[chainId, contract] as const];
  });
  return new Map(contracts);
}

const readBudget = (reader: EnvReader): SponsorBudget => ({
  wallet: reader.optional('SPONSOR_BUDGET_WALLET', as.dollars, toUsd('20') as Usd),
  network: reader.optional('SPONSOR_BUDGET_NETWORK', as.dollars, toUsd('100') as Usd),
  all: reader.optional('SPONSOR_BUDGET', as.dollars, toUsd('1000') as Usd),
});
