import { build, type InlineConfig } from 'vite';
import { LANGUAGES } from './src/values/language.ts';

/** The page at which most visits begin. */
const PAGE = '/sections/overview/overview-page.tsx';

/**
 * The modules that the first page of a visit executes: those of its chunks in a draft without groups. As one file they cost one request
 * instead of fifty, each with headers of its own, and compress better.
 */
export async function modulesOfFirstLoad(config: InlineConfig): Promise<ReadonlySet<string>> {
  const draft = await build({
    ...config,
    configFile: false,
    logLevel: 'error',
    build: { write: false, minify: false },
  });
  const chunks = [draft]
    .flat()
    .flatMap((one) => ('output' in one ? one.output.filter(({ type }) => type === 'chunk') : []));
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk as Chunk]));
  const loaded = new Set(
    [...byName.values()].filter(({ isEntry, facadeModuleId }) => isEntry || facadeModuleId?.endsWith(PAGE)),
  );
  for (const { imports } of loaded)
    for (const name of imports) {
      const chunk = byName.get(name);
      if (chunk !== undefined) loaded.add(chunk);
    }
  return new Set([...loaded].flatMap(({ moduleIds }) => moduleIds));
}

/** The catalogues that the first page of a visit needs: one file for each language, of which a visit loads one. */
export const textsOfFirstLoad = () =>
  LANGUAGES.map((language) => ({
    name: `first-${language}`,
    test: new RegExp(`/src/(?:kit|shell|session|guide|figures|sections/overview)/texts/${language}\\.ts$`),
  }));

type Chunk = Readonly<{
  isEntry: boolean;
  facadeModuleId: string | null;
  imports: readonly string[];
  moduleIds: readonly string[];
}>;
