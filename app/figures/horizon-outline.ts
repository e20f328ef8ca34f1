export const horizonSize = { width: 1000, height: 146 };

/** Every page has it, so it is not drawn again in each browser; its test draws it and compares. */
export const horizonOutline =
  "M0 140h1000v6h-1000zM0 130h1000v6h-1000zM0 120h1000v6h-1000zM0 110h1000v6h-1000zM62.5 100h83.33v6h-8" +
  "3.33zM368.13 100h631.87v6h-631.87zM438.18 90h561.82v6h-561.82zM438.48 80h554.49v6h-554.49zM449.32 70" +
  "h494.78v6h-494.78zM461.43 60h482.51v6h-482.51zM532.82 50h246.17v6h-246.17zM821.56 50h109.36v6h-109.3" +
  "6zM545.27 40h220.87v6h-220.87zM836.64 40h68.31v6h-68.31zM548.91 30h121.22v6h-121.22zM679.33 30h89.58" +
  "v6h-89.58zM545.49 20h119.7v6h-119.7zM565.45 10h87.31v6h-87.31zM581.17 0h51.47v6h-51.47z";
