import { Section } from '../../kit/index.ts';
import css from './developer.module.css';

/** So that nobody looks for what the service does not have. */
export const WebhooksSection = () => (
  <Section title="Webhooks" lead="This service sends no outbound events, by its specification.">
    <p className={css.text}>
      Read the state instead: purchases and transactions have cursors, so that a program asks for what is new since the
      last page, and <code>GET /.well-known/audit-checkpoint</code> changes with each sealed decision. The client waits
      for a purchase or a transfer to be confirmed for you.
    </p>
  </Section>
);
