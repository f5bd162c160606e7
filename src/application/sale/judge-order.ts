import { type Judgement, judgePurchase } from '../../domain/sale/authorize.ts';
import type { PurchaseAuthorization } from '../../domain/sale/purchase-authorization.ts';
import type { BuyerFacts, Order } from '../../domain/sale/purchase-rules.ts';
import { attempt } from '../../domain/shared/attempt.ts';
import type { RequestOrigin } from '../../domain/shared/origin.ts';
import type { WalletAddress } from '../../domain/shared/wallet-address.ts';
import { buyerFileOf } from '../compliance/buyer-file.ts';
import type { Inquiry } from '../decision/matter.ts';
import type { BuyerFile } from '../ports/compliance.ts';
import type { Ports } from '../ports/index.ts';
import { type EligibilityPorts, eligibilityOf, type OtherParties } from './eligibility-of.ts';
import { type FigurePorts, personFigures } from './person-figures.ts';
import { type Wished, withReferrer } from './referrer-of.ts';

export type JudgePorts = EligibilityPorts & FigurePorts & Pick<Ports, 'clock' | 'salePolicy' | 'users'>;

export type Judged = Readonly<{
  /** Undefined when the buyer is not registered. */
  facts: BuyerFacts | undefined;
  /** The person's other wallets. */
  others: readonly WalletAddress[];
  judgement: Judgement<PurchaseAuthorization>;
  judgedAt: Date;
}>;

/** Collects the facts about a request to buy and applies the rules; grants and records nothing. Rejects with REFERRAL_CODE_UNKNOWN. */
export const judgeOrder =
  (ports: JudgePorts) =>
  async (wished: Wished<Order>, origin: RequestOrigin, inquiry?: Inquiry): Promise<Judged> => {
    const { clock, salePolicy } = ports;
    const file = await buyerFileOf(ports)(wished.buyer, inquiry);
    const { referrer, ...unreferred } = wished;
    const complete: Order = file === undefined ? unreferred : await withReferrer(ports, wished, file.user);
    const of: OtherParties = { referrer: complete.referrer, isNamed: referrer !== undefined };
    const facts = file && (await factsOf(ports, file, of, origin));
    const judgedAt = clock.now();
    const others = file?.others ?? [];
    return { facts, others, judgement: judgePurchase(complete, facts, salePolicy, judgedAt), judgedAt };
  };

async function factsOf(
  ports: JudgePorts,
  file: BuyerFile,
  referrer: OtherParties,
  origin: RequestOrigin,
): Promise<BuyerFacts> {
  const [eligibility, sale, figures] = await Promise.all([
    eligibilityOf(ports, file, referrer, origin),
    attempt(ports.saleContract.state()),
    personFigures(ports, file),
  ]);
  const { bids: _, ...counted } = figures;
  return { ...eligibility, ...counted, sale };
}
