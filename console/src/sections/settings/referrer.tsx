import { isApiError } from '@institutional-defi/client';
import { type FormEvent, useState } from 'react';
import { useAction, useOperation } from '../../api/index.ts';
import { Address, Button, Dialog, ErrorCard, Loaded, Section, TextField, toast } from '../../kit/index.ts';
import css from './settings.module.css';
import { t } from './texts/index.ts';

/** Names who referred the person. The wallet behind the code is shown first. */
export function Referrer({ wallet }: Readonly<{ wallet: `0x${string}` }>) {
  const [typed, setTyped] = useState('');
  const [asked, setAsked] = useState<string>();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (typed.trim() !== '') setAsked(typed.trim());
  };
  return (
    <Section title={t('referrer')} lead={t('referrer.lead')}>
      <form className={css.switches} onSubmit={submit}>
        <div className={css.form}>
          <TextField label={t('referrer.code')} value={typed} onChange={setTyped} maxLength={32} spellCheck={false} />
        </div>
        <div>
          <Button type="submit" disabled={typed.trim() === ''}>
            {t('referrer.check')}
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
      toast({ tone: 'good', title: t('referrer.noted'), text: t('referrer.noted.text') });
      onClose();
    },
  });
  const isUnknown = isApiError(resolved.error, 'REFERRAL_CODE_NOT_FOUND');
  return (
    <Dialog
      open
      onClose={onClose}
      title={t(isUnknown ? 'referrer.unknown' : 'referrer.is')}
      actions={
        <>
          <Button onClick={onClose}>{t(isUnknown ? 'referrer.close' : 'referrer.no')}</Button>
          {resolved.data !== undefined && (
            <Button
              variant="primary"
              busy={name.isPending}
              onClick={() => name.mutate({ body: { wallet, referralCode: resolved.data.code } })}
            >
              {t('referrer.yes')}
            </Button>
          )}
        </>
      }
    >
      {isUnknown ? (
        <p className={css.text}>{t('referrer.unknown.text', { code })}</p>
      ) : (
        <Loaded query={resolved} failed={t('referrer.failed')}>
          {(referrer) => <Address value={referrer.wallet} whole />}
        </Loaded>
      )}
      {name.error !== null && (
        <ErrorCard
          error={name.error}
          title={t(isApiError(name.error, 'SELF_REFERRAL') ? 'referrer.own' : 'referrer.notNoted')}
        />
      )}
    </Dialog>
  );
}
