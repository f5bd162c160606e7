const MARKS = /[\u202a-\u202e\u2066-\u2069]/g;

/**
 * The answer without the characters that open or close another direction of writing. A text that opens one and never closes it
 * reorders what stands beside it, and no element keeps it in: the browser closes the element's own isolation with the text's.
 */
export async function withoutDirectionMarks(response: Response): Promise<Response> {
  if (!response.headers.get('content-type')?.includes('json')) return response;
  const { status, statusText, headers } = response;
  return new Response((await response.text()).replaceAll(MARKS, ''), { status, statusText, headers });
}
