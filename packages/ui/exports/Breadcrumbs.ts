/** The way from the top of the site down to this page. */
export { Breadcrumbs, type BreadcrumbsProps, type Breadcrumb } from '../src/Breadcrumbs/Breadcrumbs.tsx';
