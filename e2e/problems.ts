import type { Page } from '@playwright/test';

/**
 * Collects what a page complains about: errors in the console (React's hydration and the content policy among them),
 * exceptions, and files that did not load.
 */
export function watchProblems(page: Page): string[] {
  const problems: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') problems.push(`${page.url()} ${message.text()}`);
  });
  page.on('pageerror', (error) => problems.push(`${page.url()} ${error.message}`));
  page.on('requestfailed', (request) => {
    // A page that is left behind takes its unfinished requests with it.
    if (request.failure()?.errorText !== 'net::ERR_ABORTED') problems.push(`${page.url()} ${request.url()} ${request.failure()?.errorText}`);
  });
  return problems;
}
