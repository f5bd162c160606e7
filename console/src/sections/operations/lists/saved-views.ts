/** Filters, columns and order of a page under a name, in this browser. */
export type SavedView = Readonly<{ path: string; name: string; search: Readonly<Record<string, string>> }>;

const isView = (value: unknown): value is SavedView => {
  const { path, name, search } = (value ?? {}) as Partial<Record<keyof SavedView, unknown>>;
  const areTexts = typeof search === 'object' && search !== null && Object.values(search).every(isText);
  return isText(path) && isText(name) && areTexts;
};
const isText = (value: unknown): value is string => typeof value === 'string';

/** What somebody else left in the store is not a view. */
export function viewsIn(text: string | null): readonly SavedView[] {
  try {
    const stored: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(stored) ? stored.filter(isView) : [];
  } catch (error) {
    if (error instanceof SyntaxError) return [];
    throw error;
  }
}

/** Takes the place of the view of the page with the same name. */
export const withView = (views: readonly SavedView[], view: SavedView): readonly SavedView[] => [
  ...withoutView(views, view),
  view,
];

export const withoutView = (
  views: readonly SavedView[],
  { path, name }: Pick<SavedView, 'path' | 'name'>,
): readonly SavedView[] => views.filter((one) => one.path !== path || one.name !== name);
