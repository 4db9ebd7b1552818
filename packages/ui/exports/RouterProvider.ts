/** Sends the links of every part through the site's router. */
export { RouterProvider, type RouterProviderProps } from '../src/RouterProvider/RouterProvider.tsx';
