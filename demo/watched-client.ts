import { type ApiClient, type ApiError, createClient, isApiError } from '@institutional-defi/client';
import { show } from './story.ts';

/** The published client; it prints each request and response. */
export function watchedClient(baseUrl: string): ApiClient {
  const { origin } = new URL(baseUrl);
  return createClient({
    baseUrl,
    fetch: async (request, init) => {
      const sent = await request.clone().text();
      show('→', `${request.method} ${request.url.slice(origin.length)}`, sent === '' ? undefined : JSON.parse(sent));
      const response = await fetch(request, init);
      show('←', String(response.status), await response.clone().json());
      return response;
    },
  });
}

/** The service's refusal of the call, which has been printed; it must refuse. */
export async function refused(call: Promise<unknown>): Promise<ApiError> {
  try {
    await call;
  } catch (error) {
    if (isApiError(error)) return error;
    throw error;
  }
  throw new Error('the service accepted what it should refuse');
}
