import { isApiError } from '@institutional-defi/client';
import { type FormEvent, useState } from 'react';
import { useAction, useOperation } from '../../api/index.ts';
import { Address, Button, Dialog, ErrorCard, Loaded, Section, TextField, toast } from '../../kit/index.ts';
import css from './settings.module.css';

/** Names who referred the person. The wallet behind the code is shown first. */
export function Referrer({ wallet }: Readonly<{ wallet: `0x${string}` }>) {
  const [typed, setTyped] = useState('');
  const [asked, setAsked] = useState<string>();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (typed.trim() !== '') setAsked(typed.trim());
  };
  return (
    <Section
      title="Who referred you"
      lead="Enter the code that somebody gave you, before you buy. The first code that you confirm here counts, and stays."
    >
      <form className={css.switches} onSubmit={submit}>
        <div className={css.form}>
          <TextField label="Referral code" value={typed} onChange={setTyped} maxLength={32} spellCheck={false} />
        </div>
        <div>
          <Button type="submit" disabled={typed.trim() === ''}>
            Check the code
          </Button>
        </div>
      </form>
      {asked !== undefined && <NameReferrer wallet={wallet} code={asked} onClose={() => setAsked(undefined)} />}
    </Section>
  );
}

type NameReferrerProps = Readonly<{ wallet: `0x${string}`; code: string; onClose: () => void }>;

function NameReferrer({ wallet, code, onClose }: NameReferrerProps) {
  const resolved = useOperation('resolveReferralCode', { query: { code } });
  const name = useAction('registerUser', {
    changes: ['viewUser'],
    onDone: () => {
      toast({ tone: 'good', title: 'Noted', text: 'If you had confirmed a referrer before, that one stays.' });
      onClose();
    },
  });
  const isUnknown = isApiError(resolved.error, 'REFERRAL_CODE_NOT_FOUND');
  return (
    <Dialog
      open
      onClose={onClose}
      title={isUnknown ? 'Nobody has this code' : 'Is this who referred you?'}
      actions={
        <>
          <Button onClick={onClose}>{isUnknown ? 'Close' : 'No'}</Button>
          {resolved.data !== undefined && (
            <Button
              variant="primary"
              busy={name.isPending}
              onClick={() => name.mutate({ body: { wallet, referralCode: resolved.data.code } })}
            >
              Yes, this wallet
            </Button>
          )}
        </>
      }
    >
      {isUnknown ? (
        <p className={css.text}>Compare “{code}” with what you were given.</p>
      ) : (
        <Loaded query={resolved} failed="The code could not be looked up">
          {(referrer) => <Address value={referrer.wallet} whole />}
        </Loaded>
      )}
      {name.error !== null && (
        <ErrorCard
          error={name.error}
          title={isApiError(name.error, 'SELF_REFERRAL') ? 'This code is your own' : 'The referrer was not noted'}
        />
      )}
    </Dialog>
  );
}
