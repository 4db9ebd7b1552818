/** The addresses of what a member keeps and follows. */
export const favouritesPaths = {
  favourites: () => '/userCenter/favourites',
  follows: () => '/userCenter/follows',
  collected: () => '/userCenter/collected',
  blocked: () => '/userCenter/blocked',
};
