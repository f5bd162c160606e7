import type { UserFile } from '../../../application/operator/view-user.ts';
import { API_KEY_PREFIX } from '../../../domain/auth/api-key.ts';
import { usdNumber } from '../../../domain/shared/usd.ts';
import { bidFields } from '../sale/auction.schemas.ts';
import { proposalFields } from './proposals.schemas.ts';

/** The file of a user in the shape in which it is sent. */
export function userFileFields(file: UserFile) {
  const { user, standing } = file;
  return {
    profile: user,
    profileHistory: file.history.map((change) => ({
      ...change,
      before: asText(change.before),
      after: asText(change.after),
    })),
    wallets: file.wallets.map(({ chain, address, label }) => ({ chain, address, label: label ?? null })),
    eligibility: { ...file.eligibility, rules: [...file.eligibility.rules] },
    kyc: {
      ...standing,
      sessions: file.verifications.all.toReversed().map(({ identity, ...session }) => ({
        ...session,
        counts: file.verifications.counted.some(({ id }) => id === session.id),
        countryCode: identity?.countryCode,
        region: identity?.region,
      })),
      events: [...file.events],
      rulings: file.rulings.map((ruling) => ({
        ...ruling,
        expiresAt: ruling.kind === 'grant' ? ruling.expiresAt : undefined,
      })),
      otherWallets: [...file.otherWallets],
    },
    terms: { currentVersion: file.termsVersion, acceptances: [...file.acceptances] },
    screening: file.screening.known ? file.screening.value : { reason: file.screening.failure.message },
    decisions: [...file.decisions],
    ...tradeFields(file),
    sessions: [...file.sessions],
    keys: file.keys.map((key) => ({
      ...key,
      prefix: API_KEY_PREFIX as typeof API_KEY_PREFIX,
      scopes: [...key.scopes],
    })),
    blocks: [...file.blocks],
    proposals: file.proposals.map(proposalFields),
    notes: [...file.notes],
  };
}

function tradeFields(file: UserFile) {
  return {
    authorizations: file.authorizations.map(({ authorization, issuedAt, state }) => ({
      ...authorization,
      issuedAt,
      state,
    })),
    nftAuthorizations: file.nftAuthorizations.map(({ authorization, ...issued }) => ({ ...authorization, ...issued })),
    bidPermits: file.bidPermits.map(({ permit, ...issued }) => ({ ...permit, ...issued })),
    bids: file.bids.known ? file.bids.value.toReversed().map(bidFields) : undefined,
    purchased: file.purchased.known ? file.purchased.value : undefined,
    purchases: [...file.purchases],
    transfers: file.transfers.map(({ movement, token, ...transfer }) => ({
      ...transfer,
      symbol: token?.symbol,
      decimals: token?.decimals,
      to: movement.to,
      amount: movement.amount,
      token: movement.token,
    })),
    sponsorships: file.sponsored.map(({ id, chainId, request, state, cost, hash, takenAt }) => ({
      ...{ id, chainId, state, hash, takenAt },
      target: request.to,
      costUsd: usdNumber(cost),
    })),
    suspendedUntil: file.suspension?.until,
  };
}

const asText = (value: string | boolean | undefined) => (value === undefined ? undefined : String(value));
