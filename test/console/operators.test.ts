import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect } from 'chai';
import fc from 'fast-check';
import auctionTexts from '../../console/src/sections/buy/auction/texts/en.ts';
import buyTexts from '../../console/src/sections/buy/texts/en.ts';
import { ACTIONS } from '../../console/src/sections/operations/frame/audit-words.ts';
import { findingText, REFUSALS, RULES } from '../../console/src/sections/operations/frame/rule-words.ts';
import * as words from '../../console/src/sections/operations/frame/words.ts';
import { toldSales } from '../../console/src/sections/operations/overview/told-sales.ts';
import { newestFirst } from '../../console/src/sections/operations/person/events/newest-first.ts';
import { tierAfter } from '../../console/src/sections/operations/proposals/tier-after.ts';
import { DECISION_KINDS, isOfSale } from '../../src/domain/decision/decision.ts';
import { kycStanding } from '../../src/domain/kyc/kyc-standing.ts';
import { KYC_TIERS, type TierRuling } from '../../src/domain/kyc/tier.ts';
import { verificationsOf } from '../../src/domain/kyc/verifications.ts';
import { ROLE_OF } from '../../src/domain/operator/acts.ts';
import { BID_RULES } from '../../src/domain/sale/bid-rules.ts';
import { NFT_RULES } from '../../src/domain/sale/nft-rules.ts';
import { PURCHASE_RULES } from '../../src/domain/sale/purchase-rules.ts';
import { ZERO_ADDRESS } from '../../src/domain/shared/wallet-address.ts';
import { literalTexts } from '../support/console/texts.ts';

const OPERATIONS = resolve(import.meta.dirname, '../../../console/src/sections/operations');
const sourceOf = (path: string) => readFileSync(join(OPERATIONS, path), 'utf8');

const NOON = '2026-11-29T12:00:00.000Z';

describe('the timeline of a case file', () => {
  const at = (id: string, minute = 0) => ({ id, at: new Date(Date.parse(NOON) + minute * 60_000).toISOString() });

  it('is newest first, and the same in whichever order the records were read', () => {
    const event = fc
      .tuple(fc.constantFrom('note', 'decided', 'proposal', 'purchase', 'permit', 'decision'), fc.nat(5), fc.nat(3))
      .map(([kind, number, minute]) => at(`${kind} ${number}`, minute));
    const events = fc.uniqueArray(event, { selector: ({ id }) => id, maxLength: 20 });
    fc.assert(
      fc.property(events, fc.infiniteStream(fc.nat()), (records, keys) => {
        const shuffled = records
          .map((record) => ({ record, key: keys.next().value ?? 0 }))
          .sort((one, other) => one.key - other.key)
          .map(({ record }) => record);
        const shown = newestFirst(records);
        expect(newestFirst(shuffled)).to.deep.equal(shown);
        const times = shown.map((one) => one.at);
        expect(times).to.deep.equal([...times].sort().reverse());
      }),
    );
  });

  it('names an event of the past by what happened then, not by its state of today', () => {
    const states = /title: `[^`]*\b(BIDS\[|sentState\()|title: confirmed/;
    const files = readdirSync(join(OPERATIONS, 'person/events'));
    expect(files.filter((file) => states.test(sourceOf(`person/events/${file}`)))).to.deep.equal([]);
    expect(words.nowText(words.BIDS.claimed)).to.equal('(now: tokens claimed)');
  });

  it('has what followed before what it followed from, at one time', () => {
    const shown = ['ruling grant', 'decided 7', 'proposal 7', 'session a', 'signed-in', 'registered'].map((id) =>
      at(id),
    );
    expect(newestFirst([...shown].reverse())).to.deep.equal(shown);
  });
});

describe('the words of operators', () => {
  it('name each act that the audit log records', () => {
    const acts = Object.keys(ROLE_OF).filter((act) => act.includes('.'));
    expect(Object.keys(ACTIONS)).to.include.members([...acts, 'decision.record', 'proposal.void']);
  });

  it('have each rule of a sale in words, and so have those of customers', () => {
    const names = [...PURCHASE_RULES, ...NFT_RULES, ...BID_RULES].map(({ name }) => name);
    expect(names.filter((rule) => !(rule in RULES))).to.deep.equal([]);
    const customers = { ...buyTexts, ...auctionTexts };
    expect(names.filter((rule) => !(`rule.${rule}` in customers))).to.deep.equal([]);
  });

  it('explain refusals that exist', () => {
    const documented = readFileSync(resolve(import.meta.dirname, '../../../docs/errors.md'), 'utf8');
    for (const code of Object.keys(REFUSALS)) expect(documented).to.include(`| \`${code}\` |`);
  });

  it('never give a rule that is not met the words of one that is', () => {
    const rules = ['registered', 'kyc', 'terms', 'tierLimit', 'sanctions', 'a rule of a newer service'];
    const finding = (rule: string, outcome: 'pass' | 'fail' | 'unknown', code: string | null) =>
      findingText({ rule, outcome, code, message: null, fact: null });
    for (const rule of rules)
      for (const outcome of ['fail', 'unknown'] as const)
        for (const code of [null, 'KYC_REQUIRED', 'A_NEWER_CODE'])
          expect(finding(rule, outcome, code)).not.to.equal(finding(rule, 'pass', null));
    expect(finding('kyc', 'fail', 'KYC_REQUIRED')).to.equal('Identity not verified');
  });

  it('tell every way to buy, and leave out only what could not be read or was never authorized', () => {
    const figures = { purchases: 0, volume: '0', issued: [], bought: [] };
    const read = { ...figures, authorizations: { issued: 1, used: 0, expired: 0 } };
    const unused = { ...figures, authorizations: { issued: 0, used: 0, expired: 0 } };
    const told = (overview: Parameters<typeof toldSales>[0]) => toldSales(overview).map(({ words: { kind } }) => kind);
    expect(told({ sale: read, nftSale: read, auctions: read })).to.have.members(DECISION_KINDS.filter(isOfSale));
    expect(told({ sale: unused, nftSale: unused, auctions: unused })).to.deep.equal(['buy']);
    for (const name of ['sale', 'nftSale', 'auctions'] as const)
      expect(told({ sale: read, nftSale: read, auctions: read, [name]: null })).to.not.include(words.SALES[name].kind);
  });

  it('promise what was authorized only of a sale, and where it was granted', () => {
    const authorized = (outcome: 'granted' | 'refused') =>
      DECISION_KINDS.filter((kind) => words.isAuthorized({ kind, outcome }));
    expect(authorized('granted')).to.have.members(DECISION_KINDS.filter(isOfSale));
    expect(authorized('refused')).to.deep.equal([]);
  });

  it('say of each figure of a sale which sale it counts', () => {
    for (const { title, purchases, volume } of Object.values(words.SALES))
      for (const name of [purchases, volume]) expect(name.split(': ')[0]).to.equal(title);
    const own = ['overview-figures.tsx', 'overview-charts.tsx'].flatMap((file) =>
      literalTexts(file, sourceOf(`overview/${file}`)),
    );
    expect(own.filter((text) => /volume|purchase|open auth/i.test(text))).to.deep.equal([]);
  });

  it('count one thing as one', () => {
    const purchases = [0, 1, 2, 1_000].map((count) => words.countText(count, 'purchase', 'purchases'));
    expect(purchases).to.deep.equal(['0 purchases', '1 purchase', '2 purchases', '1,000 purchases']);
  });

  it('do not say that the service paid or sent nothing, where another list has what it did', () => {
    expect(words.SERVICE.sent.none).to.include('of which the wallet paid the network fee');
    expect(words.SERVICE.feeAccounts.none).to.include('of its own');
    const told = ['person/person-sent.tsx', 'overview/fees-and-payments.tsx'].flatMap((file) =>
      literalTexts(file, sourceOf(file)),
    );
    expect(told.filter((text) => /^(This|The) service /.test(text))).to.deep.equal([]);
  });

  it('are red only for what somebody must act on', () => {
    const { KINDS: _kinds, ROLES: _roles, CHECKS: _checks, SERVICE: _service, SALES: _sales, ...tables } = words;
    const red = Object.entries(tables).flatMap(([table, entries]) =>
      Object.entries(entries)
        .filter(([, said]) => typeof said === 'object' && 'tone' in said && said.tone === 'bad')
        .map(([name]) => `${table}.${name}`),
    );
    expect(red).to.deep.equal(['CHECK_OUTCOMES.differs']);
    for (const state of ['reverted', 'refused', 'dropped', 'failed'])
      expect(words.sentState(state).tone, state).to.equal('warn');
    for (const said of [words.OUTCOMES.refused, words.PROPOSAL_STATES.rejected, words.KYC.rejected])
      expect(said.tone, said.text).to.equal('neutral');
  });
});

describe('what a proposal does to a tier', () => {
  const tier = fc.option(fc.constantFrom(...KYC_TIERS), { nil: undefined });
  const ruling = (minute: number, change: object) =>
    ({ wallet: ZERO_ADDRESS, at: new Date(minute * 60_000), ...change }) as TierRuling;
  const standing = (rulings: readonly TierRuling[]) =>
    kycStanding(verificationsOf([]), rulings, new Date(NOON)).tier ?? null;

  it('is what the service makes of it, or at most that', () =>
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...KYC_TIERS)), fc.boolean(), tier, (granted, isGrant, changed) => {
        fc.pre(!isGrant || changed !== undefined);
        const before = granted.map((one, minute) => ruling(minute, { kind: 'grant', tier: one }));
        const change = { kind: isGrant ? 'grant' : 'revocation', ...(changed !== undefined && { tier: changed }) };
        const after = standing([...before, ruling(granted.length, change)]);
        const action = isGrant ? 'grant-tier' : 'revoke-tier';
        const said = tierAfter({ action, tier: changed ?? null }, standing(before));
        const rank = (one: typeof after) => (one === null ? -1 : KYC_TIERS.indexOf(one));
        if (said.atMost) expect(rank(after)).to.be.at.most(rank(said.tier));
        else expect(after).to.equal(said.tier);
      }),
    ));
});
