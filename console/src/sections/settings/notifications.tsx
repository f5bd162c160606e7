import { useAction, useOperation } from '../../api/index.ts';
import { ErrorCard, Loaded, Section, Switch } from '../../kit/index.ts';
import css from './settings.module.css';

const NOTICES = [
  ['notifyAml', 'Verification', 'When your identity verification was decided or revoked.'],
  ['notifyVesting', 'Purchases', 'When a purchase is confirmed on its chain.'],
  ['notifyUpdates', 'Terms', 'When the terms have a new version, which you must accept before you buy again.'],
] as const;

/** The mails that a person wants. */
export function Notifications({ wallet }: Readonly<{ wallet: `0x${string}` }>) {
  const user = useOperation('viewUser', { query: { wallet } });
  const change = useAction('changeProfile', { changes: ['viewUser'] });
  const wished = change.isPending ? change.variables.body : {};
  return (
    <Section title="Notifications" lead="By mail, to your confirmed address. Each switch is saved at once.">
      <Loaded query={user} failed="The notifications could not be read">
        {({ profile }) => (
          <div className={css.switches}>
            {NOTICES.map(([name, label, hint]) => (
              <Switch
                key={name}
                label={label}
                hint={hint}
                checked={wished[name] ?? profile[name]}
                onChange={(isOn) => change.mutate({ body: { [name]: isOn } })}
              />
            ))}
            {!profile.emailVerified && (
              <p className={css.text}>Nothing is sent until you have confirmed an e-mail address.</p>
            )}
          </div>
        )}
      </Loaded>
      {change.error !== null && <ErrorCard error={change.error} title="The switch was not saved" />}
    </Section>
  );
}
