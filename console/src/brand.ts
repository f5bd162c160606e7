export type Brand = Readonly<{
  name?: string;
  /** The address of the logo. */
  logo?: string;
  supportUrl?: string;
  links: readonly Readonly<{ label: string; url: string }>[];
}>;

/** The institution that offers the service, as the service wrote it into the page. */
export const brand: Brand = JSON.parse(
  document.querySelector<HTMLMetaElement>('meta[name="brand"]')?.content ?? '{"links":[]}',
) as Brand;
