import type { Knex } from 'knex';
import type { WalletAddress } from '../../../domain/shared/wallet-address.ts';
import type { AuthorizationRow } from './sale-rows.ts';

/** Beside the rows of limit_locks: a release before them recorded mints without one. */
const HAS_MINTS = `exists (
  select from nft_purchase_authorizations mints
  where mints.chain_id = :chain_id and mints.buyer = wallet and mints.outcome is distinct from 'unused')`;

const LOCK = `
  insert into limit_locks as known (wallet, is_shared)
  select wallet, :isShared or ${HAS_MINTS} from (select unnest(:wallets::text[]) as wallet order by 1) wallets
  on conflict (wallet) do update set is_shared = true where excluded.is_shared and not known.is_shared`;

type Locked = Readonly<{
  chainId: number;
  wallets: readonly WalletAddress[];
  /** Whether a mint, or another wallet, will count against the limit of these wallets. */
  isShared: boolean;
}>;

/**
 * Locks the limit of a person until the transaction ends: one row for each wallet, always in the same order. PostgreSQL locks the rows
 * of a conflict also when it does not update them.
 */
export const lockLimit = (trx: Knex, { chainId, wallets, isShared }: Locked): Knex.Raw =>
  trx.raw(LOCK, { chain_id: chainId, wallets: [...wallets], isShared });

/**
 * An insert of an authorization that returns its nonce, and inserts nothing when more than the buyer's own purchases counts against
 * the limit, or when that is not known. A row that another transaction is changing is read again when that ends.
 */
export const insertAlone = (db: Knex, row: AuthorizationRow): Knex.Raw => {
  const columns = Object.keys(row);
  return db.raw(
    `insert into purchase_authorizations (${columns.join(', ')})
     select ${columns.map((column) => `:${column}`).join(', ')}
     from (select wallet from limit_locks where wallet = :buyer and not is_shared for share) alone
     where not ${HAS_MINTS}
     returning nonce`,
    row,
  );
};
