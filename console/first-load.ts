import { build, type InlineConfig } from 'vite';

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

type Chunk = Readonly<{
  isEntry: boolean;
  facadeModuleId: string | null;
  imports: readonly string[];
  moduleIds: readonly string[];
}>;
