import type { ProvedWallet } from '../../domain/auth/proved-wallet.ts';
import { fromUnits, toUnits } from '../../domain/chat/decimal.ts';
import type { Slots } from '../../domain/chat/understanding.ts';
import { fill } from '../../domain/chat/words/index.ts';
import { isOfSale, type RuleFinding } from '../../domain/decision/decision.ts';
import { KYC_TIERS, TIER_TERMS, tierCap } from '../../domain/kyc/tier.ts';
import { paymentDecimals, type SalePolicy } from '../../domain/sale/sale-policy.ts';
import { MAX_UINT256 } from '../../domain/shared/amount.ts';
import { utcDay } from '../../domain/shared/duration.ts';
import type { RequestOrigin } from '../../domain/shared/origin.ts';
import type { DecisionUseCases } from '../decision/index.ts';
import type { KycUseCases } from '../kyc/index.ts';
import type { SaleUseCases } from '../sale/index.ts';
import type { Eligible } from '../sale/view-sale.ts';
import { type AnswerWords, type Asked, type InquiryOfWallet, namedIn, type Page } from './inquiries.ts';

/** The page on which a person mends what a rule asks for. */
const MENDS: Readonly<Record<string, Page>> = {
  ...{ registered: 'settings', kyc: 'verification', tierLimit: 'verification', terms: 'terms' },
};

/** Dollars of a limit; `unlimited` where there is none. */
const dollarsOf = (units: bigint, decimals: number): string =>
  units > MAX_UINT256 / 2n ? 'unlimited' : fromUnits(units, decimals);
const usd = ({ number }: Asked, plain: string): string => `${number(plain)} USD`;

/** How the verification stands. A key and a messaging account may ask this, so no link to a verification is part of it. */
export const answerKyc =
  ({ viewKyc }: Pick<KycUseCases, 'viewKyc'>, policy: SalePolicy): InquiryOfWallet =>
  async (asked) => {
    const kyc = await viewKyc(asked.holder, undefined);
    const { kycStatus, kycTier, isBlocked } = kyc;
    const maxAllowed = dollarsOf(kyc.maxAllowed, paymentDecimals(policy));
    const above = kycTier === 'TIER_3' ? undefined : ('upgradeKyc' as const);
    const nextStep = isBlocked ? undefined : kycStatus === 'approved' ? above : ('openKycSession' as const);
    return {
      message: kycSentence({ ...kyc, maxAllowed }, asked),
      found: { kycStatus, kycTier, maxAllowed, nextStep },
      topics: ['eligibility', 'limit'],
      open: nextStep === undefined ? [] : ['verification'],
    };
  };

type Standing = Pick<Awaited<ReturnType<KycUseCases['viewKyc']>>, 'kycStatus' | 'tierName' | 'isBlocked'>;

function kycSentence(
  { kycStatus, tierName: tier, isBlocked, maxAllowed }: Standing & Readonly<{ maxAllowed: string }>,
  asked: Asked,
): string {
  const { say } = asked;
  if (isBlocked) return say.blocked;
  switch (kycStatus) {
    case 'approved':
      return maxAllowed === 'unlimited'
        ? fill(say.unlimited, { tier })
        : fill(say.kycApproved, { tier, limit: usd(asked, maxAllowed) });
    case 'pending':
      return fill(say.kycPending, { tier });
    case 'rejected':
      return say.kycRejected;
    case 'none':
      return say.kycNone;
  }
}

/** On messaging platforms nobody knows from where a person writes. */
const NOWHERE: RequestOrigin = { ip: '', network: '' };

const judge = async (
  { viewEligibility }: Pick<SaleUseCases, 'viewEligibility'>,
  policy: SalePolicy,
  { holder: wallet, slots, origin = NOWHERE }: Asked & Readonly<{ holder: ProvedWallet }>,
): Promise<Eligible> => {
  const order = orderIn(slots, policy.paymentTokens);
  const amount = order && toUnits(order.amount, order.token.decimals);
  const wish = order === undefined || amount === undefined ? {} : { amount, paymentToken: order.token.address };
  const judged = await viewEligibility({ wallet, ...wish }, origin);
  if (origin !== NOWHERE) return judged;
  const rules = judged.rules.map((finding) =>
    finding.rule === 'region' ? ({ rule: 'region', outcome: 'unknown' } as const) : finding,
  );
  return { ...judged, rules, eligible: false };
};

/** The amount of an order that the question names, and the token that pays it. */
export function orderIn(slots: Slots, paymentTokens: SalePolicy['paymentTokens']) {
  const { amount, relativeAmount, token } = slots;
  const said =
    amount ?? (relativeAmount?.kind === 'fiat' && relativeAmount.currency === 'USD' ? relativeAmount.value : undefined);
  const paid = paymentTokens.find(({ symbol }) => symbol.toUpperCase() === token) ?? paymentTokens[0];
  return said === undefined || tokensNotTaken(slots, paymentTokens).length > 0
    ? undefined
    : { amount: said, token: paid };
}

const tokensNotTaken = (slots: Slots, paymentTokens: SalePolicy['paymentTokens']): readonly string[] =>
  namedIn(slots).tokens.filter((token) =>
    paymentTokens.every(({ symbol, address }) => symbol.toUpperCase() !== token && address !== token),
  );

/** The sentence about the tokens that a question names, and that the sale does not take. */
export function notTaken({ slots, say }: Asked, paymentTokens: SalePolicy['paymentTokens']): readonly string[] {
  const others = tokensNotTaken(slots, paymentTokens);
  const taken = paymentTokens.map(({ symbol }) => symbol).join(', ');
  return others.length === 0 ? [] : [fill(say.notTaken, { token: others.join(', '), tokens: taken })];
}

/** Whether the wallet may buy, and rule by rule what is missing. */
export const answerEligibility =
  (sale: Pick<SaleUseCases, 'viewEligibility'>, policy: SalePolicy): InquiryOfWallet =>
  async (asked) => {
    const { eligible, rules, remaining } = await judge(sale, policy, asked);
    const failed = rules.filter(({ outcome }) => outcome === 'fail');
    // A rule that waits for another one has its code.
    const causes = new Set(failed.map(({ code }) => code));
    const unread = rules.filter(
      ({ outcome, code }) => outcome === 'unknown' && !(code !== undefined && causes.has(code)),
    );
    const parts = [
      ...notTaken(asked, policy.paymentTokens),
      ...(failed.length === 0 ? [] : [fill(asked.say.mayNotBuy, { rules: rulesIn(asked.say, failed) })]),
      ...(failed.length > 0 || !eligible ? [] : [room(asked, remaining, paymentDecimals(policy))]),
      ...(unread.length === 0 ? [] : [fill(asked.say.notChecked, { rules: rulesIn(asked.say, unread) })]),
    ];
    return {
      message: parts.join(' '),
      found: {
        eligible,
        rules: rules.map(({ rule, outcome, code }) => ({ rule, outcome, ...(code !== undefined && { code }) })),
      },
      topics: eligible ? ['sale'] : ['kyc', 'limit'],
      open: eligible ? ['buy'] : uniqueOf(failed.flatMap(({ rule }) => MENDS[rule] ?? [])),
    };
  };

function room(asked: Asked, remaining: bigint | undefined, decimals: number): string {
  const left = remaining === undefined ? 'unlimited' : dollarsOf(remaining, decimals);
  return left === 'unlimited' ? asked.say.mayBuyAny : fill(asked.say.mayBuy, { remaining: usd(asked, left) });
}

const uniqueOf = (pages: readonly Page[]): Page[] => [...new Set(pages)];

/** A rule in the words of the language, else the message that was recorded. */
const rulesIn = ({ rules }: AnswerWords, findings: readonly Omit<RuleFinding, 'fact'>[]): string =>
  findings
    .map(({ rule, message, code }) => (rules as Readonly<Record<string, string>>)[rule] ?? message ?? code ?? rule)
    .join(', ');

/** The newest refusal, of a purchase where there is one, with its rules and its receipt. */
export const answerRefusal =
  ({ latestRefusal }: Pick<DecisionUseCases, 'latestRefusal'>): InquiryOfWallet =>
  async ({ holder, say }) => {
    const refused = await latestRefusal(holder);
    if (refused === undefined)
      return { message: say.nothingRefused, found: { decision: undefined }, topics: ['eligibility'] };
    const { id, at, kind, outcome, code, rules } = refused;
    const failed = rules.filter((finding) => finding.outcome === 'fail');
    const told = failed.length > 0 ? failed : rules.filter((finding) => finding.outcome === 'unknown');
    const sentence = isOfSale(kind) ? say.purchaseRefused : say.requestRefused;
    const reasons = told.length === 0 ? (code ?? kind) : rulesIn(say, told);
    return {
      message: `${fill(sentence, { date: utcDay(at), rules: reasons })} ${fill(say.receipt, { id, code: code ?? outcome })}`,
      found: { decision: { id, at, kind, outcome, ...(code !== undefined && { code }) } },
      topics: ['eligibility'],
      open: uniqueOf(failed.flatMap(({ rule }) => MENDS[rule] ?? [])),
    };
  };

/** The limit of the tier over the person's lifetime, and what is left of it. */
export const answerLimit =
  (sale: Pick<SaleUseCases, 'viewEligibility'>, policy: SalePolicy): InquiryOfWallet =>
  async (asked) => {
    const { say } = asked;
    const { tier: kycTier, remaining } = await judge(sale, policy, asked);
    const decimals = paymentDecimals(policy);
    const dollars = (units: bigint) => dollarsOf(units, decimals);
    const ofTier = tierSentence(asked);
    const shared = { topics: ['purchases', 'eligibility'], open: ['verification'] } as const;
    if (kycTier === undefined)
      return {
        ...shared,
        message: `${ofTier}${fill(say.limitNone, { limit: usd(asked, TIER_TERMS.TIER_1.maxUsd) })}`,
        found: { kycTier, maxAllowed: '0', remaining: '0' },
      };
    const maxAllowed = dollars(tierCap(kycTier, decimals));
    const left = maxAllowed === 'unlimited' || remaining === undefined ? undefined : dollars(remaining);
    const words = { tier: TIER_TERMS[kycTier].name, limit: usd(asked, maxAllowed) };
    return {
      ...shared,
      message: `${ofTier}${
        maxAllowed === 'unlimited'
          ? fill(say.unlimited, words)
          : left === undefined
            ? fill(say.limitUnread, words)
            : fill(say.limit, { ...words, remaining: usd(asked, left) })
      }`,
      found: { kycTier, maxAllowed, remaining: maxAllowed === 'unlimited' ? 'unlimited' : left },
    };
  };

const TIER =
  /(?:tier|level|stufe|nivel|nível|niveau|seviye|级别|等级)[ _-]?([123])(?!\d)|([123])\.? ?(?:级|seviye|stufe)/iu;

/** What the tier allows that the question names by its number: "tier 2". Empty where it names none. */
function tierSentence(asked: Asked): string {
  const found = TIER.exec(asked.message);
  const tier = KYC_TIERS[Number(found?.[1] ?? found?.[2]) - 1];
  if (tier === undefined) return '';
  const { name, maxUsd, maxCents } = TIER_TERMS[tier];
  const { tierLimit, tierUnlimited } = asked.say;
  return `${maxCents === undefined ? fill(tierUnlimited, { tier: name }) : fill(tierLimit, { tier: name, limit: usd(asked, maxUsd) })} `;
}
