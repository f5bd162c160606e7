import type { PreferenceStore, UserWalletStore } from '../../../application/ports/user.ts';
import type { WalletAddress } from '../../../domain/shared/wallet-address.ts';
import { tooManyUserWallets, userWalletExists } from '../../../domain/user/errors.ts';
import type { PreferenceKind, Preferences } from '../../../domain/user/preferences.ts';
import type { NewUserWallet, UserWallet } from '../../../domain/user/user.ts';
import { answerOf, DatabaseStore } from '../shared/database-answer.ts';
import { oneAtATime } from '../shared/locks.ts';
import { type RowOf, rowsOf } from '../shared/record-rows.ts';

type Row<K extends PreferenceKind> = { choices: Partial<Preferences[K]> };

export class PostgresPreferenceStore extends DatabaseStore implements PreferenceStore {
  async choices<K extends PreferenceKind>(wallet: WalletAddress, kind: K): Promise<Partial<Preferences[K]>> {
    const row: Row<K> | undefined = await answerOf(
      this.db('user_preferences').where({ wallet, kind }).first('choices'),
    );
    return row?.choices ?? {};
  }

  async choose<K extends PreferenceKind>(wallet: WalletAddress, kind: K, choices: Partial<Preferences[K]>) {
    const { rows } = await answerOf(
      this.db.raw<{ rows: [Row<K>] }>(
        `insert into user_preferences as kept (wallet, kind, choices) values (:wallet, :kind, :choices)
         on conflict (wallet, kind) do update set choices = kept.choices || excluded.choices
         returning choices`,
        { wallet, kind, choices: JSON.stringify(choices) },
      ),
    );
    return rows[0].choices;
  }
}

const LARGEST_ID = 2n ** 63n - 1n;

export class PostgresUserWalletStore extends DatabaseStore implements UserWalletStore {
  async walletsOf(owner: WalletAddress) {
    const rows = await answerOf(this.db<WalletRow>('user_wallets').where({ owner }).orderBy('id'));
    return rows.map(toWallet);
  }

  async add(owner: WalletAddress, wallet: NewUserWallet, most: number) {
    const { chain, address, isPrimary } = wallet;
    return await answerOf(
      this.db.transaction(async (trx) => {
        await oneAtATime(trx, 'user_wallets', owner);
        const list = await trx<WalletRow>('user_wallets').where({ owner }).select('chain', 'address');
        if (list.some((other) => other.chain === chain && other.address === address)) throw userWalletExists();
        if (list.length >= most) throw tooManyUserWallets();
        if (isPrimary)
          await trx('user_wallets').where({ owner, chain, is_primary: true }).update({ is_primary: false });
        const [row] = await trx<WalletRow>('user_wallets')
          .insert({ owner, ...wallets.toRow(wallet) })
          .returning('*');
        if (row === undefined) throw new Error('the database did not return the inserted wallet');
        return toWallet(row);
      }),
    );
  }

  async remove(owner: WalletAddress, id: string) {
    if (BigInt(id) > LARGEST_ID) return false;
    return (await answerOf(this.db('user_wallets').where({ owner, id }).del())) === 1;
  }
}

const wallets = rowsOf<NewUserWallet>()([
  'chain',
  'address',
  'label',
  'isEmbedded',
  'embeddedWalletId',
  'isPrimary',
  'createdAt',
]);
type WalletRow = RowOf<NewUserWallet> & { id: string; owner: WalletAddress };

const toWallet = (row: WalletRow): UserWallet => ({ id: row.id, ...wallets.toRecord(row) });
