import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';
import { DefaultLayout, frameLoader, NoHeaderLayout, PlainLayout } from './layouts/DefaultLayout.tsx';
import { type LayoutName, layoutOf } from './layouts/layoutOf.ts';
import { Root } from './layouts/Root.tsx';
import { RouteFailurePage } from './layouts/RouteFailurePage.tsx';
import type { PageFrame, RouteModule } from './page/routeModule.ts';

const modules = import.meta.glob<RouteModule>('./routes/*/*.tsx');

/** A page whose code is loaded when someone visits it. The id is the source path: by it the host finds the page's files. */
function page(path: string, file: string, handle: PageFrame = {}): RouteObject & { path: string } {
  const load = modules[`./routes/${file}.tsx`];
  if (!load) throw new Error(`There is no src/routes/${file}.tsx for ${path}.`);
  return {
    path,
    handle,
    id: `src/routes/${file}.tsx#${path}`,
    lazy: async () => {
      const { default: Component, loader } = await load();
      return { Component, loader };
    },
  };
}

/** The table of all pages. */
const pages = [
  page('/', 'datasheets/home', { ownsSearch: true }),
  page('/datasheet', 'datasheets/home', { ownsSearch: true }),
  page('/datasheet/datasheetSearch/:search?', 'datasheets/partSearch', { isWide: true }),
  page('/specification/:search', 'datasheets/partSearch', { isWide: true }),
  page('/datasheet/datasheetCategory/*', 'datasheets/category', { isWide: true }),
  page('/datasheet/datasheetBrand/*', 'datasheets/brand', { isWide: true }),
  page('/datasheet/datasheetDetail/*', 'datasheets/part'),
  page('/specification_detail/:id', 'datasheets/document'),
  page('/specification/specification_info/:id', 'datasheets/document'),
  page('/specification_outside_detail/:id', 'datasheets/outside'),
  page('/brandList/:type?', 'directory/brandList'),
  page('/news/index/:pageIndex?', 'news/index'),
  page('/news/attention-news/:pageIndex?', 'news/attention'),
  page('/news/channel/*', 'news/channel'),
  page('/news/channelNews', 'news/channel'),
  page('/news/financialReport', 'news/channel'),
  page('/news/search', 'news/search'),
  page('/news/author', 'news/author'),
  page('/news/article-details/:id', 'news/article'),
  page('/news/article-details-v1', 'news/article'),
  page('/mall/index/*', 'mall/index'),
  page('/mall/productDetails/:id', 'mall/goodsDetail'),
  page('/mall/businessmen/*', 'mall/businessmen'),
  page('/mall/companySearch', 'mall/companySearch'),
  page('/mall/userCenter/myFavour', 'mall/mallFavourites'),
  page('/mall/cart', 'mall/cart'),
  page('/mall/orderCreate', 'mall/orderCreate'),
  page('/mall/userCenter/addressList', 'mall/addressList'),
  page('/mall/userCenter/invoiceManagement', 'mall/invoiceManagement'),
  page('/mall/payOrder', 'mall/payOrder'),
  page('/mall/userCenter/myOrder/:type?', 'mall/myOrder'),
  page('/mall/userCenter/myOrder/orderDetail/:id', 'mall/orderDetail'),
  page('/upload', 'datasheets/upload'),
  page('/dataSources', 'site/dataSources'),
  page('/about', 'site/staticPage'),
  page('/contactUs', 'site/staticPage'),
  page('/disclaimer', 'site/staticPage'),
  page('/privacy', 'site/staticPage'),
  page('/events', 'site/staticPage'),
  page('/promoteRegistration', 'site/promoteRegistration'),
  page('/mobile/*', 'site/staticPage'),
  page('/accessibility', 'site/accessibility'),
  page('/licences', 'site/licences'),
  page('/register', 'account/register'),
  page('/mobile/register', 'account/register'),
  page('/resetPassword', 'account/resetPassword'),
  page('/socialReturn', 'account/socialReturn'),
  page('/userCenter/seller/:section', 'mall/merchant'),
  page('/userCenter/seller/orders/:id', 'mall/merchantOrder'),
  page('/im', 'account/inbox'),
  page('/userCenter', 'account/overview'),
  page('/userCenter/accountSetting', 'account/accountSetting'),
  page('/userCenter/notices', 'account/notices'),
  page('/userCenter/favourites', 'account/favourites'),
  page('/userCenter/follows', 'account/favourites'),
  page('/userCenter/feedback', 'account/feedback'),
  page('/userCenter/mails', 'account/mails'),
  page('/userCenter/share', 'account/share'),
  page('/operator', 'operator/overview'),
  page('/operator/reviews', 'operator/reviews'),
  page('/operator/feedback', 'operator/feedback'),
  page('/operator/members', 'operator/members'),
  page('/operator/merchants', 'operator/merchants'),
  page('/operator/pages', 'operator/pages'),
  page('/operator/settings', 'operator/settings'),
  page('/operator/navigation', 'operator/navigation'),
  page('/operator/hotWords', 'operator/hotWords'),
  page('/operator/audit', 'operator/audit'),
  page('/ErrorPages/404', 'site/notFound'),
  page('*', 'site/notFound'),
];

/** The pages that a frame is around. */
function framed(layout: LayoutName, Component: ComponentType): RouteObject {
  return {
    id: layout,
    Component,
    loader: frameLoader,
    // The frame's answers stay for as long as the window lives.
    shouldRevalidate: () => false,
    children: [
      {
        // Errors of a page stay inside the frame, so that the visitor can go on.
        id: `${layout}-page`,
        ErrorBoundary: RouteFailurePage,
        children: pages.filter(({ path }) => layoutOf(path) === layout),
      },
    ],
  };
}

/** All pages in their frames. */
export const routes: RouteObject[] = [
  {
    id: 'root',
    Component: Root,
    ErrorBoundary: RouteFailurePage,
    children: [framed('default', DefaultLayout), framed('noHeader', NoHeaderLayout), framed('plain', PlainLayout)],
  },
];
