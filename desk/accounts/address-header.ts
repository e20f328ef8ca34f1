/** Where a request's address is handed to better-auth. What a visitor sends under this name is thrown away. */
export const addressHeader = "x-desk-address";
