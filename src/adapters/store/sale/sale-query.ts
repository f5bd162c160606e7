import type { Knex } from 'knex';
import type { WalletAddress } from '../../../domain/shared/wallet-address.ts';
import { answerOf } from '../shared/database-answer.ts';
import type { SaleKey } from './sale-rows.ts';

export type Sale = Readonly<{ chainId: number; contract: WalletAddress }>;

export const saleKeyOf = ({ chainId, contract }: Sale): SaleKey => ({ chain_id: chainId, contract });

/** Runs statements for one sale, with `:chain_id` and `:contract` bound to it. */
export const saleQuery =
  (db: Knex, sale: Sale) =>
  async <Row>(sql: string, bindings: Readonly<Record<string, string | number | string[]>> = {}): Promise<Row[]> =>
    (await answerOf(db.raw<{ rows: Row[] }>(sql, { ...saleKeyOf(sale), ...bindings }))).rows;
