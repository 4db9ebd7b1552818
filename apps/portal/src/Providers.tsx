import { ApiProvider } from '@chippage/api/ApiProvider';
import type { ApiClient } from '@chippage/api/http';
import { DraftsProvider } from '@chippage/features/DraftsProvider';
import { FeaturesProvider, type Site } from '@chippage/features/FeaturesProvider';
import { AnnouncerProvider } from '@chippage/ui/Announcer';
import { type createStore, Provider as JotaiProvider } from 'jotai';
import type { ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { drafts } from './page/drafts.ts';
import { PageContext, type PageFacts } from './page/PageContext.ts';

export interface ProvidersProps {
  client: ApiClient;
  /** Answers that the server has read, by `query.serial(vars)`. */
  answers: Record<string, unknown>;
  site: Site;
  facts: PageFacts;
  /** One store per request and per browser: without one, visitors would share state on the server. */
  store: ReturnType<typeof createStore>;
  children: ReactNode;
}

/** Everything around the pages, in one order, the same on both sides. The router's part follows in `Root`. */
export function Providers({ client, answers, site, facts, store, children }: ProvidersProps) {
  return (
    <I18nProvider locale="zh-CN">
      <JotaiProvider store={store}>
        <ApiProvider client={client} fallback={answers}>
          <FeaturesProvider site={site}>
            <PageContext value={facts}>
              <DraftsProvider store={drafts}>
                <AnnouncerProvider>{children}</AnnouncerProvider>
              </DraftsProvider>
            </PageContext>
          </FeaturesProvider>
        </ApiProvider>
      </JotaiProvider>
    </I18nProvider>
  );
}
