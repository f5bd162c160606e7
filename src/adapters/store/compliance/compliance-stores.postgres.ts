import type { Knex } from 'knex';
import type { BuyerFiles, TermsStore } from '../../../application/ports/compliance.ts';
import type { TermsAcceptance } from '../../../domain/compliance/terms.ts';
import { verificationsOf } from '../../../domain/kyc/verifications.ts';
import type { WalletAddress } from '../../../domain/shared/wallet-address.ts';
import { countedPersons, type RulingRow, type SessionRow, toRuling, toSession } from '../kyc/kyc-store.rows.ts';
import { bidAccountsSql } from '../sale/auction-index.postgres.ts';
import { mintedSql } from '../sale/person-limits.postgres.ts';
import type { Sale } from '../sale/sale-rows.ts';
import { answerOf, DatabaseStore } from '../shared/database-answer.ts';
import { type RowOf, rowsOf } from '../shared/record-rows.ts';
import { toUser, type UserRow } from '../user/user-store.rows.ts';

/** Of the person. */
const WALLETS = 'array_append(person.others, users.wallet::text)';

/** Times in JSON are ISO texts, amounts are decimal texts. */
const FILE = `
  select users.*,
    (select coalesce(json_agg(one order by created_at, position), '[]') from kyc_sessions one
      where one.wallet = users.wallet) as sessions,
    (select coalesce(json_agg(one order by id), '[]') from tier_rulings one where one.wallet = users.wallet) as rulings,
    person.others,
    (${mintedSql(WALLETS)}) as minted,
    (select coalesce(json_agg(json_build_object('auction', auction, 'owner', owner, 'bid', bid::text, 'refunded', refunded::text)), '[]')
      from (${bidAccountsSql(WALLETS)}) accounts) as bids,
    array(select address from user_wallets where owner = users.wallet and chain = 'evm' order by id) as listed,
    exists (select from terms_acceptances terms where terms.wallet = users.wallet and version = :version) as terms_accepted
  from users cross join lateral (
    select array(select distinct other.wallet::text from kyc_sessions other
      where other.person_digest in (${countedPersons('users.wallet')}) and other.wallet <> users.wallet) as others) person
  where users.wallet = :wallet`;

type Dated<Row> = { [K in keyof Row]: Date extends Row[K] ? string | Exclude<Row[K], Date> : Row[K] };
type FileRow = UserRow & {
  sessions: readonly Dated<SessionRow>[];
  rulings: readonly Dated<RulingRow>[];
  others: WalletAddress[];
  minted: string;
  bids: readonly Readonly<{ auction: WalletAddress; owner: WalletAddress; bid: string; refunded: string }>[];
  listed: WalletAddress[];
  terms_accepted: boolean;
};

export class PostgresBuyerFiles extends DatabaseStore implements BuyerFiles {
  readonly #chainId: number;

  /** `sale`: its chain is that of the NFTs. */
  constructor(db: Knex, { chainId }: Pick<Sale, 'chainId'>) {
    super(db);
    this.#chainId = chainId;
  }

  async find(wallet: WalletAddress, termsVersion: string) {
    const rows = await this.rows<FileRow>(FILE, { wallet, version: termsVersion, chain_id: this.#chainId });
    const [row] = rows;
    if (row === undefined) return undefined;
    const { sessions, rulings, others, minted, bids, listed, terms_accepted: termsAccepted } = row;
    return {
      user: toUser(row),
      verifications: verificationsOf(
        sessions.map((one) =>
          toSession({
            ...one,
            created_at: new Date(one.created_at),
            status_at: new Date(one.status_at),
            revoked_at: dateOf(one.revoked_at),
            owned_at: dateOf(one.owned_at),
          }),
        ),
      ),
      rulings: rulings.map((one) => toRuling({ ...one, at: new Date(one.at), expires_at: dateOf(one.expires_at) })),
      others,
      minted: BigInt(minted),
      bids: bids.map((one) => ({ ...one, bid: BigInt(one.bid), refunded: BigInt(one.refunded) })),
      listed,
      termsAccepted,
    };
  }
}

const dateOf = (text: string | null): Date | null => (text === null ? null : new Date(text));

export class PostgresTermsStore extends DatabaseStore implements TermsStore {
  async accept(acceptance: TermsAcceptance) {
    const { wallet, version } = acceptance;
    const [row] = await answerOf(
      this.#acceptances().insert(terms.toRow(acceptance)).onConflict(['wallet', 'version']).ignore().returning('*'),
    );
    const kept = row ? terms.toRecord(row) : await this.acceptanceOf(wallet, version);
    if (kept === undefined) throw new Error(`acceptance of ${version} by ${wallet} neither exists nor can be stored`);
    return kept;
  }

  async acceptanceOf(wallet: WalletAddress, version: string) {
    const row = await answerOf(this.#acceptances().where({ wallet, version }).first());
    return row && terms.toRecord(row);
  }

  async newestOf(version: string) {
    const row = await answerOf(this.#acceptances().where({ version }).orderBy('id', 'desc').first());
    return row && terms.toRecord(row);
  }

  async latest(wallet: WalletAddress) {
    const row = await answerOf(this.#newestOf(wallet).first());
    return row && terms.toRecord(row);
  }

  async acceptancesOf(wallet: WalletAddress) {
    const rows: AcceptanceRow[] = await answerOf(this.#newestOf(wallet));
    return rows.map(terms.toRecord);
  }

  #newestOf(wallet: WalletAddress) {
    return this.#acceptances().where({ wallet }).orderBy('accepted_at', 'desc').orderBy('id', 'desc');
  }

  #acceptances() {
    return this.db<AcceptanceRow>('terms_acceptances');
  }
}

const terms = rowsOf<TermsAcceptance>()(['wallet', 'version', 'ip', 'userAgent', 'textSha256', 'acceptedAt']);
type AcceptanceRow = RowOf<TermsAcceptance>;
