import type { PreferenceStore } from '../../../application/ports/user/preference-store.ts';
import type { WalletAddress } from '../../../domain/shared/wallet-address.ts';
import type { PreferenceKind, Preferences } from '../../../domain/user/preferences.ts';
import { answerOf, DatabaseStore } from '../shared/database-answer.ts';

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
