import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';
import { DefaultLayout, frameLoader, NoHeaderLayout, PlainLayout } from './layouts/DefaultLayout.tsx';
import { type LayoutName, layoutOf } from './layouts/layoutOf.ts';
import { Root } from './layouts/Root.tsx';
import { RouteFailurePage } from './layouts/RouteFailurePage.tsx';
import type { PageFrame, RouteModule } from './page/routeModule.ts';

const modules = import.meta.glob<RouteModule>('./routes/**/*.route.tsx');

/** A page whose code is loaded when someone visits it. The id is the source path: by it the host finds the page's files. */
function page(path: string, file: string, handle: PageFrame = {}): RouteObject & { path: string } {
  const load = modules[`./routes/${file}.route.tsx`];
  if (!load) throw new Error(`There is no src/routes/${file}.route.tsx for ${path}.`);
  return {
    path,
    handle,
    id: `src/routes/${file}.route.tsx#${path}`,
    lazy: async () => {
      const { default: Component, loader } = await load();
      return { Component, loader };
    },
  };
}

/** The table of all pages. */
const pages = [
  page('/', 'shell/home', { ownsSearch: true }),
  page('/datasheet', 'shell/home', { ownsSearch: true }),
  page('/datasheet/datasheetSearch/:search?', 'datasheets/parts/partSearch', { isWide: true }),
  page('/specification/:search', 'datasheets/parts/partSearch', { isWide: true }),
  page('/datasheet/datasheetCategory/*', 'datasheets/parts/category', { isWide: true }),
  page('/datasheet/datasheetBrand/*', 'datasheets/parts/brand', { isWide: true }),
  page('/datasheet/datasheetDetail/*', 'datasheets/parts/part'),
  page('/specification_detail/:id', 'datasheets/documents/document'),
  page('/specification/specification_info/:id', 'datasheets/documents/document'),
  page('/specification_outside_detail/:id', 'datasheets/documents/outside'),
  page('/brandList/:type?', 'directory/brandList'),
  page('/news/index/:pageIndex?', 'news/articles/newsIndex'),
  page('/news/attention-news/:pageIndex?', 'news/articles/attention'),
  page('/news/channel/*', 'news/channels/channel'),
  page('/news/channelNews', 'news/channels/channel'),
  page('/news/financialReport', 'news/channels/channel'),
  page('/news/search', 'news/articles/newsSearch'),
  page('/news/author', 'news/authors/author'),
  page('/news/article-details/:id', 'news/articles/article'),
  page('/news/article-details-v1', 'news/articles/article'),
  page('/mall/index/*', 'mall/goods/goodsList'),
  page('/mall/productDetails/:id', 'mall/goods/goodsDetail'),
  page('/mall/businessmen/*', 'mall/goods/merchantDetail'),
  page('/mall/companySearch', 'mall/goods/merchantList'),
  page('/mall/userCenter/myFavour', 'mall/goods/mallFavourites'),
  page('/mall/cart', 'mall/cart/cart'),
  page('/mall/orderCreate', 'mall/orders/orderCreate'),
  page('/mall/userCenter/addressList', 'mall/papers/addressList'),
  page('/mall/userCenter/invoiceManagement', 'mall/papers/invoiceManagement'),
  page('/mall/payOrder', 'mall/payments/payOrder'),
  page('/mall/userCenter/myOrder/:type?', 'mall/orders/myOrder'),
  page('/mall/userCenter/myOrder/orderDetail/:id', 'mall/orders/orderDetail'),
  page('/upload', 'datasheets/uploads/upload'),
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
  page('/register', 'account/registration/register'),
  page('/mobile/register', 'account/registration/register'),
  page('/resetPassword', 'account/security/resetPassword'),
  page('/socialReturn', 'account/social/socialReturn'),
  page('/userCenter/seller/:section', 'mall/merchant/merchantCenter'),
  page('/userCenter/seller/orders/:id', 'mall/merchant/merchantOrder'),
  page('/im', 'messages/inbox'),
  page('/userCenter', 'account/profile/overview'),
  page('/userCenter/accountSetting', 'account/profile/accountSetting'),
  page('/userCenter/notices', 'messages/notices'),
  page('/userCenter/favourites', 'favourites/favourites'),
  page('/userCenter/follows', 'favourites/favourites'),
  page('/userCenter/feedback', 'feedback/feedback'),
  page('/userCenter/mails', 'account/profile/mails'),
  page('/userCenter/share', 'account/profile/share'),
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
