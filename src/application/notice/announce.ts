import type { KycSession } from '../../domain/kyc/kyc-session.ts';
import type { Channel, Parcel } from '../../domain/notice/notice.ts';
import { attempt } from '../../domain/shared/attempt.ts';
import type { Ports } from '../ports/index.ts';

const AT_A_TIME = 100;

/** Queues one notice for each alarm that was opened since the last run, to each channel that is configured. */
export const announceAlarms =
  ({ alarmStore, noticePolicy, outbox }: Pick<Ports, 'alarmStore' | 'noticePolicy' | 'outbox'>) =>
  async (): Promise<number> => {
    const channels: Channel[] = [
      ...(noticePolicy.alarmEmail === undefined ? [] : (['mail'] as const)),
      ...(noticePolicy.alarmWebhookIsOn ? (['webhook'] as const) : []),
    ];
    if (channels.length === 0) return 0;
    const opened = await alarmStore.unannounced(AT_A_TIME);
    for (const { id, openings } of opened) {
      const notice = { kind: 'alarm', alarmId: id, opening: openings } as const;
      await outbox.enqueue(
        channels.map((channel): Parcel => ({ key: `alarm:${channel}:${id}:${openings}`, channel, notice })),
      );
      await alarmStore.markAnnounced(id, openings);
    }
    return opened.length;
  };

/** Queues one notice for each purchase that was confirmed since the last run. */
export const announcePurchases =
  ({
    noticePolicy,
    outbox,
    purchaseIndex,
    salePolicy,
  }: Pick<Ports, 'noticePolicy' | 'outbox' | 'purchaseIndex' | 'salePolicy'>) =>
  async (): Promise<number> => {
    if (!noticePolicy.mailIsOn) return 0;
    const confirmed = await purchaseIndex.unannouncedPurchases(AT_A_TIME);
    const parcels = confirmed.map(({ txHash, logIndex, buyer, tokens }): Parcel => {
      const { chainId } = salePolicy;
      const notice = { kind: 'purchase-confirmed', txHash, tokens: tokens.toString(), chainId } as const;
      return { key: `purchase:${chainId}:${txHash}:${logIndex}`, channel: 'mail', wallet: buyer, notice };
    });
    await outbox.enqueue(parcels);
    for (const purchase of confirmed) await purchaseIndex.markAnnounced(purchase);
    return confirmed.length;
  };

/** Queues one notice about the current terms for each user who accepted only earlier ones and asked for such notices. */
export const announceTerms =
  ({
    compliancePolicy,
    noticePolicy,
    outbox,
    terms,
    users,
  }: Pick<Ports, 'compliancePolicy' | 'noticePolicy' | 'outbox' | 'terms' | 'users'>) =>
  async (): Promise<number> => {
    if (!noticePolicy.mailIsOn) return 0;
    const version = compliancePolicy.termsVersion;
    let queued = 0;
    for (let after = 0; ; ) {
      const page = await users.notifiedOfUpdates(after, AT_A_TIME);
      for (const { wallet } of page) {
        const latest = await terms.latest(wallet);
        if (latest === undefined || (await terms.acceptanceOf(wallet, version)) !== undefined) continue;
        const notice = { kind: 'terms-changed', version } as const;
        queued += await outbox.enqueue([{ key: `terms:${version}:${wallet}`, channel: 'mail', wallet, notice }]);
      }
      const last = page.at(-1);
      if (last === undefined || page.length < AT_A_TIME) return queued;
      after = last.id;
    }
  };

/**
 * Queues one notice about a decision of the identity provider. A database that does not respond loses the notice, not the
 * decision, which is stored already.
 */
export async function announceKyc(
  { noticePolicy, outbox }: Pick<Ports, 'noticePolicy' | 'outbox'>,
  { id, wallet, status, tier, statusAt, revokedAt, ownedAt }: KycSession,
): Promise<void> {
  if (!noticePolicy.mailIsOn || status === 'pending') return;
  const notice = {
    kind: 'kyc-decided',
    status,
    tier,
    wasRevoked: revokedAt !== undefined,
    isForeign: ownedAt === undefined,
  } as const;
  const key = `kyc:${id}:${status}:${statusAt.getTime()}`;
  await attempt(outbox.enqueue([{ key, channel: 'mail', wallet, notice }]));
}
