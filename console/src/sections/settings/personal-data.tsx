import { Address, KeyValueList, Section } from '../../kit/index.ts';
import css from './settings.module.css';

/** Export and erasure are done by the operators of the service; the API has no endpoint for them that a person could call. */
export const PersonalData = ({ wallet }: Readonly<{ wallet: `0x${string}` }>) => (
  <Section
    title="Your data"
    lead="The operators of this service export or erase it. Write to them, and name this wallet."
  >
    <KeyValueList
      pairs={[
        { name: 'Wallet to name', value: <Address value={wallet} whole /> },
        { name: 'Export', value: 'A file with everything that is stored about the wallet' },
        { name: 'Erasure', value: 'Two admins must agree' },
      ]}
    />
    <p className={css.text}>
      An erasure empties the profile, deletes preferences, wallet list, sessions and conversations, and revokes API keys
      and the verification. Kept are the wallet’s address and referral code, a block, decisions, purchases, payments and
      the audit log, which holds addresses only. Nothing can be erased from a blockchain.
    </p>
  </Section>
);
