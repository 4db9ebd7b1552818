import type { ArticleCard as Article, CompanyCard, Currency, PartRow, PriceStep, TaxMode } from '@chippage/api/types';
import { lazyPart } from '@chippage/ui/late';
import { portalPaths } from '../i18n/paths/portalPaths.ts';
import { PriceLadder } from '../mall/parts/price-ladder/PriceLadder.tsx';
import { ArticleCard } from '../news/articles/article-card/ArticleCard.tsx';
import { PartSearchBox } from '../shell/part-search-box/PartSearchBox.tsx';
import { defineElement } from './defineElement.tsx';
import { LoginLink } from './LoginLink.tsx';

// Fetched by the pages that have one.
const ComparedParts = lazyPart(async () => (await import('./ComparedParts.tsx')).ComparedParts);
const BomBox = lazyPart(async () => (await import('./BomBox.tsx')).BomBox);
const CompanyBadge = lazyPart(async () => (await import('./CompanyBadge.tsx')).CompanyBadge);

/**
 * Defines `cp-search-box`, `cp-article-card`, `cp-price-ladder`, `cp-login-button`, `cp-part-compare`, `cp-bom-box` and `cp-company-badge`.
 * @param origin Of the portal that they lead to, unless an element says another in `portal`.
 */
export function defineElements(origin: string): void {
  // <cp-search-box keywords="STM32">; tells `cp-search` {keywords}, and goes to the portal unless that is prevented.
  defineElement('cp-search-box', ['keywords'], origin, ({ portal, text, tell }) => (
    <PartSearchBox
      action={portalPaths(portal).partSearch('')}
      keywords={text('keywords')}
      onSearch={({ keywords }) => {
        if (tell('cp-search', { keywords })) location.assign(portalPaths(portal).partSearch(keywords));
      }}
    />
  ));
  // <cp-article-card article='{…}' heading-level="2">; the article as the API answers it.
  defineElement('cp-article-card', ['article', 'heading-level'], origin, ({ text, json }) => {
    const article = json<Article>('article');
    const level = Number(text('heading-level'));
    return article && <ArticleCard article={article} headingLevel={level === 2 || level === 4 ? level : 3} />;
  });
  // <cp-price-ladder steps='[{"minQuantity":1,"unitPrice":"1.2"}]' currency="CNY" tax-mode="tax13" unit="片" quantity="500">
  defineElement('cp-price-ladder', ['steps', 'currency', 'tax-mode', 'unit', 'quantity'], origin, ({ text, json }) => {
    const quantity = Number(text('quantity'));
    return (
      <PriceLadder
        steps={json<PriceStep[]>('steps') ?? []}
        currency={(text('currency') || 'CNY') as Currency}
        taxMode={(text('tax-mode') || 'tax13') as TaxMode}
        unit={text('unit')}
        {...(quantity > 0 && { quantity })}
      />
    );
  });
  // <cp-login-button label="登录">; tells `cp-login`, and goes to the portal's login and back unless that is prevented.
  defineElement('cp-login-button', ['label'], origin, ({ text, tell }) => (
    <LoginLink site={location.origin} label={text('label')} onPress={() => tell('cp-login')} />
  ));
  // <cp-part-compare parts='[{…}, {…}]'>; the parts as `/chip/specification/compare` answers them.
  defineElement('cp-part-compare', ['parts'], origin, ({ json }) => {
    const parts = json<PartRow[]>('parts');
    return Array.isArray(parts) && <ComparedParts parts={parts} />;
  });
  // <cp-bom-box list="STM32F103C8T6 100">; tells `cp-bom` {list}, and goes to the portal's matching unless that is prevented.
  defineElement('cp-bom-box', ['list'], origin, ({ portal, text, tell }) => (
    <BomBox
      key={text('list')}
      list={text('list')}
      onMatch={(list) => {
        if (tell('cp-bom', { list })) location.assign(portalPaths(portal).bomOf(list));
      }}
    />
  ));
  // <cp-company-badge company='{…}'>; the company as `/enterprise/search` answers it.
  defineElement('cp-company-badge', ['company'], origin, ({ json }) => {
    const company = json<CompanyCard>('company');
    return company && <CompanyBadge company={company} />;
  });
}
