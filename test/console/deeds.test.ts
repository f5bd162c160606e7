import { expect } from 'chai';
import fc from 'fast-check';
import { networksOf } from '../../console/src/history/networks.ts';
import { type Deed, deedsOf, type Noted } from '../../console/src/values/deeds.ts';
import type { Movement } from '../../console/src/values/movements.ts';
import { SOLANA } from '../../console/src/values/swap-chains.ts';

const WALLET = '0xbd9b8dbdcb790bd29111dff82e28aae5c7b6b371';
const USDC = '0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913';
const SALE = '0x5A1E000000000000000000000000000000000003';
const OTHER = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const BASE = 8453;
const NFT_SALE = '0xf7Fd6e51aad88F6F4ce6aB8827279cffFb92266a';
const TREASURY = '0x15d34AAf54267DB7D7c367839AAf71A00a2C6A65';
const sale = { chainId: BASE, paymentTokens: [{ address: USDC }], nftSaleContract: NFT_SALE };
const hashOf = (number: number) => `0x${number.toString(16).padStart(64, 'a')}`;
const timeOf = (minute: number) => new Date(Date.UTC(2026, 0, 1, 0, minute)).toISOString();

const row = (hash: number, part: Partial<Movement>): Movement => ({
  ...{ chainId: BASE, hash: hashOf(hash), direction: 'out', from: WALLET, to: OTHER, value: '0' },
  ...{ token: null, symbol: 'ETH', timestamp: timeOf(hash), status: 'confirmed' },
  ...part,
});
const outOf = (hash: number, value: string) => row(hash, { token: USDC, symbol: 'USDC', value });
const into = (hash: number, value: string, token: string | null = SALE) =>
  row(hash, { direction: 'in', from: OTHER, to: WALLET, token, symbol: token === SALE ? 'SALE' : 'ETH', value });
const noted = (part: Partial<Noted>): Noted => ({
  ...{ id: '1', chainId: BASE, hash: hashOf(50), at: timeOf(50), status: 'pending', kind: 'out', with: OTHER },
  ...{ gave: [], outHashes: [] },
  ...part,
});
const purchase = (hash: number) => ({
  ...{ txHash: hashOf(hash), timestamp: timeOf(hash), confirmed: true, paymentToken: USDC, amount: '100' },
});
const deeds = (movements: readonly Movement[], part: Partial<Parameters<typeof deedsOf>[0]> = {}) =>
  deedsOf({ movements, purchases: [], bids: [], noted: [], sale, hasMore: false, ...part });
const told = ({ kind, gave, got }: Deed) =>
  [kind, ...gave.map(({ value }) => `-${value}`), ...got.map(({ value }) => `+${value}`)].join(' ');

describe('the history of the console', () => {
  it('shows a transaction once, by its name and with both sides', () => {
    const approval = row(1, { to: USDC });
    const bought = [row(2, {}), outOf(2, '100'), into(2, '2000')];
    const bid = [row(3, {}), outOf(3, '600')];
    const swap = [row(4, {}), outOf(4, '5'), into(4, '7', null)];
    const self = row(8, { direction: 'self', to: WALLET, token: USDC, value: '3' });
    const all = [approval, ...bought, ...bid, ...swap, into(5, '9'), outOf(6, '1'), row(7, {}), self].reverse();
    const known = deeds(all, { purchases: [purchase(2)], bids: [{ txHash: hashOf(3), confirmed: true }] });
    expect(known.map(told)).to.deep.equal([
      'self -3',
      'call',
      'out -1',
      'in +9',
      'swapped -5 +7',
      'bid -600',
      'bought -100 +2000',
      'approved',
    ]);
  });

  it('makes one of the payment and the payout of a swap that was signed here', () => {
    const swap = noted({
      hash: hashOf(1),
      at: timeOf(1),
      kind: 'swapped',
      status: 'confirmed',
      outHashes: [hashOf(2)],
    });
    const rows = [into(2, '300'), row(1, { value: '5' })];
    expect(deeds(rows, { noted: [swap] }).map(told)).to.deep.equal(['swapped -5 +300']);
    expect(deeds(rows).map(told)).to.deep.equal(['in +300', 'out -5']);
    const abroad = { ...swap, toChainId: 42161 };
    for (const [read, networks] of [
      [[], 'Base → Arbitrum'],
      [rows.slice(1), 'Base → Arbitrum'],
      [[row(2, { ...rows[0], chainId: 42161 }), ...rows.slice(1)], 'Base → Arbitrum'],
      [rows, 'Base'],
    ] as const)
      expect(deeds(read, { noted: [abroad] }).map(networksOf)).to.deep.equal([networks]);
    expect(networksOf({ ...(deeds(rows)[1] as Deed), toChainId: SOLANA })).to.equal('Base → Solana');
    // The payment is on a page that is not read yet.
    expect(deeds(rows.slice(0, 1), { noted: [swap], hasMore: true }).map(told)).to.deep.equal(['in +300']);
  });

  it('has what was signed here, and purchases, before the history of the network has them, and once', () => {
    const gave = [{ chainId: BASE, token: USDC, symbol: 'USDC', value: '25', decimals: 6 }];
    const own = noted({ hash: hashOf(9), gave });
    const part = { noted: [own], purchases: [purchase(8)] };
    expect(deeds([], part).map(told)).to.deep.equal(['out -25', 'paid -100']);
    const later = deeds([outOf(9, '25'), row(8, {}), outOf(8, '100'), into(8, '2000')], part);
    expect(later.map(told)).to.deep.equal(['out -25', 'bought -100 +2000']);
    expect(later.map(({ status }) => status)).to.deep.equal(['confirmed', 'final']);
  });

  it('names what an approval that was signed here lets somebody take', () => {
    const allowed = { chainId: BASE, token: USDC, symbol: null, value: '250' };
    const approval = noted({ hash: hashOf(1), kind: 'approved', allowed });
    const told = (some: readonly Deed[]) => some.map((deed) => [deed.kind, deed.allowed?.value]);
    expect(told(deeds([], { noted: [approval] }))).to.deep.equal([['approved', '250']]);
    const read = [row(1, { to: USDC })];
    expect(told(deeds(read, { noted: [approval] }))).to.deep.equal([['approved', '250']]);
    expect(told(deeds(read))).to.deep.equal([['approved', undefined]]);
  });

  it('tells an approval of nothing apart, before the history of the network has it and after', () => {
    const allowed = { chainId: BASE, token: USDC, symbol: null, value: '0' };
    const reset = noted({ hash: hashOf(1), kind: 'approved', allowed });
    for (const read of [[], [row(1, { to: USDC })]]) {
      const [deed] = deeds(read, { noted: [reset] });
      expect([deed?.kind, deed?.allowed]).to.deep.equal(['withdrew', undefined]);
    }
  });

  it('says of what the service recorded whether it is final, and shows it once', () => {
    const bid = noted({ hash: hashOf(2), kind: 'bid', status: 'confirmed' });
    const buy = noted({ id: '2', hash: hashOf(1).toUpperCase(), kind: 'bought', status: 'confirmed', with: SALE });
    const both = [bid, buy];
    const statuses = (some: readonly Deed[]) => some.map(({ status }) => status);
    for (const read of [[], [row(2, {}), outOf(2, '6'), row(1, {}), outOf(1, '100')]]) {
      expect(statuses(deeds(read, { noted: both }))).to.deep.equal(['confirmed', 'confirmed']);
      for (const confirmed of [true, false]) {
        const purchases = [{ ...purchase(1), confirmed }];
        const part = { purchases, bids: [{ txHash: hashOf(2), confirmed }] };
        const expected = confirmed ? ['final', 'final'] : ['notFinal', 'notFinal'];
        expect(statuses(deeds(read, { ...part, noted: both }))).to.deep.equal(expected);
      }
    }
  });

  it('names nothing that failed after what it would have been', () => {
    const failed = [row(2, { status: 'failed' })];
    const known = deeds(failed, { purchases: [purchase(2)] });
    expect(known.map(told)).to.deep.equal(['call']);
    expect(known.map(({ status }) => status)).to.deep.equal(['failed']);
  });

  it('calls nothing bought of which it has only the payment', () => {
    const mint = noted({ hash: hashOf(1), kind: 'bought', status: 'confirmed', with: NFT_SALE });
    const other = noted({ id: '2', hash: hashOf(2), kind: 'bought', status: 'confirmed', with: SALE });
    const both = { noted: [mint, other] };
    // Before the history has them: there is no amount yet.
    expect(deeds([], both).map(told)).to.deep.equal(['mint', 'bought']);
    const payments = [outOf(2, '100'), outOf(1, '250')];
    expect(deeds(payments, both).map(told)).to.deep.equal(['paid -100', 'mint -250']);
    expect(deeds(payments, { purchases: [purchase(2)] }).map(told)).to.deep.equal(['paid -100', 'out -250']);
    const complete = [into(2, '2000'), ...payments];
    expect(deeds(complete, both).map(told)).to.deep.equal(['bought -100 +2000', 'mint -250']);
    // What was only sent to the contract bought nothing.
    const sent = row(3, { to: NFT_SALE, token: USDC, symbol: 'USDC', value: '5' });
    expect(deeds([sent]).map(told)).to.deep.equal(['out -5']);
  });

  it('tells several recipients apart, and names as a fee what went to another one than was named here', () => {
    const fee = row(1, { to: TREASURY, token: USDC, symbol: 'USDC', value: '9' });
    const rows = [fee, outOf(1, '991')];
    const partsIn = (of: readonly Deed[]) =>
      of[0]?.parts.map(({ to, value, isFee }) => `${value} to ${to}${isFee ? ' as a fee' : ''}`);
    expect(partsIn(deeds(rows))).to.deep.equal([`9 to ${TREASURY}`, `991 to ${OTHER}`]);
    const here = noted({ hash: hashOf(1), with: OTHER.toLowerCase() });
    const [told, ...none] = deeds(rows, { noted: [here] });
    expect(none).to.deep.equal([]);
    expect(told?.with).to.equal(OTHER);
    expect(partsIn(told === undefined ? [] : [told])).to.deep.equal([`991 to ${OTHER}`, `9 to ${TREASURY} as a fee`]);
    expect(told?.gave.map(({ value }) => value)).to.deep.equal(['1000']);
    expect(partsIn(deeds([outOf(1, '991')], { noted: [here] }))).to.deep.equal([]);
  });

  it('loses no row and shows none twice, in the order of time', () => {
    const movement = fc.record({
      hash: fc.integer({ min: 1, max: 12 }),
      direction: fc.constantFrom('in', 'out', 'self'),
      to: fc.constantFrom(OTHER, TREASURY),
      token: fc.constantFrom(null, USDC, SALE),
      value: fc.integer({ min: 0, max: 1_000 }).map(String),
    });
    fc.assert(
      fc.property(fc.array(movement, { maxLength: 30 }), (parts) => {
        const rows = parts.map(({ hash, ...part }) => row(hash, part as Partial<Movement>));
        const known = deeds(rows.sort((a, b) => b.timestamp.localeCompare(a.timestamp)));
        expect(known.map(({ hash }) => hash)).to.have.members([...new Set(rows.map(({ hash }) => hash))]);
        expect(known.map(({ at }) => at)).to.deep.equal([...new Set(rows.map(({ timestamp }) => timestamp))]);
        const sum = (values: readonly { value: string }[]) => values.reduce((all, { value }) => all + Number(value), 0);
        expect(sum(known.flatMap(({ gave, got }) => [...gave, ...got]))).to.equal(sum(rows));
        for (const { gave, parts } of known) if (parts.length > 0) expect(sum(parts)).to.equal(sum(gave));
      }),
    );
  });
});
