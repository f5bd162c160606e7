import { Link } from '@tanstack/react-router';
import { EmptyState, Page } from '../kit/index.ts';
import { t } from '../shell/texts/index.ts';

export const NotFound = () => (
  <Page title={t('notFound')}>
    <EmptyState title={t('notFoundTitle')} action={<Link to="/">{t('toOverview')}</Link>}>
      {t('notFoundText')}
    </EmptyState>
  </Page>
);
