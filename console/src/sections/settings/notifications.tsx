import { useAction, useOperation } from '../../api/index.ts';
import { ErrorCard, Loaded, Section, Switch } from '../../kit/index.ts';
import css from './settings.module.css';
import { t } from './texts/index.ts';

const NOTICES = ['notifyAml', 'notifyVesting', 'notifyUpdates'] as const;

/** The mails that a person wants. */
export function Notifications({ wallet }: Readonly<{ wallet: `0x${string}` }>) {
  const user = useOperation('viewUser', { query: { wallet } });
  const change = useAction('changeProfile', { changes: ['viewUser'] });
  const wished = change.isPending ? change.variables.body : {};
  return (
    <Section title={t('notices')} lead={t('notices.lead')}>
      <Loaded query={user} failed={t('notices.failed')}>
        {({ profile }) => (
          <div className={css.switches}>
            {NOTICES.map((name) => (
              <Switch
                key={name}
                label={t(`notice.${name}`)}
                hint={t(`notice.${name}.hint`)}
                checked={wished[name] ?? profile[name]}
                onChange={(isOn) => change.mutate({ body: { [name]: isOn } })}
              />
            ))}
            {!profile.emailVerified && <p className={css.text}>{t('notices.none')}</p>}
          </div>
        )}
      </Loaded>
      {change.error !== null && <ErrorCard error={change.error} title={t('notices.notSaved')} />}
    </Section>
  );
}
