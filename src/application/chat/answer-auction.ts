import { fromUnits } from '../../domain/chat/decimal.ts';
import { fill } from '../../domain/chat/words/index.ts';
import { standingOf } from '../../domain/sale/auction.ts';
import { paymentDecimals, type SalePolicy } from '../../domain/sale/sale-policy.ts';
import type { SaleUseCases } from '../sale/index.ts';
import type { AnswerWords, Asked, Inquiry, InquiryOfWallet } from './inquiries.ts';

const MOST_BIDS = 5;

type Viewed = Awaited<ReturnType<SaleUseCases['viewAuctions']>>[number];
type Listed = Awaited<ReturnType<SaleUseCases['bids']>>[number];

/** How each auction stands, from its contract. Bids are placed in the console. */
export const answerAuction =
  ({ viewAuctions }: Pick<SaleUseCases, 'viewAuctions'>, { auctions = [] }: SalePolicy): Inquiry =>
  async (asked) => {
    const states = auctions.length === 0 ? [] : await viewAuctions();
    const lines = states.map((state) => auctionLine(asked, state, states.length > 1));
    return {
      message: lines.length === 0 ? asked.say.noAuction : [...lines, asked.say.bidInConsole].join('\n'),
      found: {
        auctions: states.map(({ auction, phase, clearingPrice, currency, graduated, endBlock }) => ({
          ...{ auction, phase, price: clearingPrice.decimal, graduated, endBlock },
          ...(currency !== undefined && { token: currency.symbol }),
        })),
      },
      topics: ['bids', 'sale'],
      open: ['auction'],
    };
  };

function auctionLine({ say, number }: Asked, state: Viewed, isOneOfSeveral: boolean): string {
  const { auction, block, startBlock, endBlock, claimBlock, clearingPrice, currency, graduated } = state;
  const standing = standingOf(state);
  const isOver = ['soldOut', 'ended', 'claimable'].includes(standing);
  const blocks = { block, start: startBlock, last: endBlock - 1, claim: claimBlock };
  const price = { price: number(clearingPrice.decimal), token: currency?.symbol ?? '' };
  const raised = graduated ? say.raisedEnough : isOver ? say.raisedTooLittle : say.notYetRaised;
  return [
    ...(isOneOfSeveral ? [`${auction}:`] : []),
    fill(
      say.auctionPhases[standing],
      Object.fromEntries(Object.entries(blocks).map(([name, at]) => [name, String(at)])),
    ),
    fill(isOver ? say.lastPrice : say.clearingPrice, price),
    ...(standing === 'upcoming' || standing === 'unfunded' ? [] : [raised]),
  ].join(' ');
}

/** What the newest bids of the wallet got, and what can be done with them. */
export const answerBids =
  ({ bids }: Pick<SaleUseCases, 'bids'>, policy: SalePolicy): InquiryOfWallet =>
  async ({ holder, say, number }) => {
    const { auctions = [] } = policy;
    const listed = auctions.length === 0 ? [] : (await bids(holder)).slice(-MOST_BIDS).toReversed();
    const told = listed.map((one) => figuresOf(one, policy));
    const lines = told.map(({ id, amount, token, price, state, spent, tokens }, i) =>
      [
        fill(say.bid, {
          ...{ id, token, state: say.bidStates[state] },
          ...{ amount: number(amount), price: number(price), spent: number(spent), tokens: number(tokens) },
        }),
        ...nextOf(say, listed[i]),
      ].join(' '),
    );
    return {
      message: [...(lines.length === 0 ? [say.noBids] : lines), say.bidInConsole].join('\n'),
      found: { bids: told },
      topics: ['auction', 'limit'],
      open: ['auction'],
    };
  };

/** Whole units of the currency and of the token, the latter rounded down to four decimals. */
function figuresOf(listed: Listed, policy: SalePolicy) {
  const { bid, status: state, filled, decimalPrice: price, currency, tokenDecimals } = listed;
  const units = (amount: bigint) => fromUnits(amount, paymentDecimals(policy));
  const tokens = fromUnits((filled.tokens * 10_000n) / 10n ** BigInt(tokenDecimals), 4);
  const money = { amount: units(bid.amount), spent: units(filled.spent), token: currency?.symbol ?? '' };
  return { auction: bid.auction, id: String(bid.bidId), state, price, tokens, ...money };
}

const nextOf = (say: AnswerWords, listed: Listed | undefined): readonly string[] => [
  ...(listed?.exit === undefined ? [] : [say.mayExit]),
  ...(listed?.isClaimable === true ? [say.mayClaim] : []),
];
