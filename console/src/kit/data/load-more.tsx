import { Button } from '../controls/button.tsx';
import { t } from '../texts/index.ts';
import css from './data.module.css';

type LoadMoreProps = Readonly<{
  /** The result of `usePages`. */
  pages: Readonly<{ hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => unknown }>;
  /** How many were read, for screen readers and people alike: "40 purchases". */
  shown: string;
}>;

/** The next page by its cursor. */
export const LoadMore = ({ pages, shown }: LoadMoreProps) => (
  <div className={css.more}>
    <span role="status">{pages.hasNextPage ? t('shownSoFar', { shown }) : shown}</span>
    {pages.hasNextPage && (
      <Button size="small" busy={pages.isFetchingNextPage} onClick={() => void pages.fetchNextPage()}>
        {t('loadMore')}
      </Button>
    )}
  </div>
);
