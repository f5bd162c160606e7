import { feesByToken, type OwedFee } from '../../domain/paymaster/owed-fee.ts';
import { usdNumber } from '../../domain/shared/usd.ts';
import type { Ports } from '../ports/index.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** The period of the alarm's limit. */
const PERIOD_DAYS = 30;

/** Writes off fees that are overdue. Raises an alarm when the amount written off in the period exceeds the configured limit. */
export const writeOffFees =
  ({
    alarms,
    clock,
    sponsorPolicy,
    sponsorships,
  }: Pick<Ports, 'alarms' | 'clock' | 'sponsorPolicy' | 'sponsorships'>) =>
  async (): Promise<readonly OwedFee[]> => {
    const { writeOffDays, writtenOffLimit } = sponsorPolicy.fees;
    const now = clock.now();
    const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS);
    const fees = await sponsorships.writeOff(daysAgo(writeOffDays), now);
    const recent = await sponsorships.writtenOffSince(daysAgo(PERIOD_DAYS));
    if (fees.length > 0 && recent > writtenOffLimit)
      await alarms.raise({
        name: 'sponsor-fees-written-off',
        message: `More fees of sponsored requests were written off within ${PERIOD_DAYS} days than SPONSOR_WRITE_OFF_ALARM allows.`,
        facts: {
          recentUsd: usdNumber(recent, 2),
          limitUsd: usdNumber(writtenOffLimit, 2),
          now: feesByToken(fees).map(({ path, message }) => `${path} ${message}`),
        },
      });
    return fees;
  };
