import { expect, test } from "vitest";

import { maskPasswords, readValues } from "./form-values";

test("every password is masked, whatever it is called", () => {
  const secret = "correct horse battery staple";
  const masked = maskPasswords({
    email: "asha@company.example",
    password: secret,
    confirmPassword: secret,
    newPassword: secret,
    rememberMe: true,
  });
  expect(JSON.stringify(masked)).not.toContain("horse");
  expect(masked).toMatchObject({
    email: "asha@company.example",
    password: masked.confirmPassword,
    rememberMe: true,
  });
});

test("the mask does not tell how long the password is", () => {
  const masks = ["", "a", "a".repeat(64)].map((password) => maskPasswords({ password }).password);
  expect(new Set(masks).size).toBe(1);
});

test("checkboxes are true or false, ticked or not", () => {
  const data = new FormData();
  data.append("email", "asha@company.example");
  data.append("rememberMe", "on");
  expect(readValues(data, ["rememberMe", "agreeToTerms"])).toEqual({
    email: "asha@company.example",
    rememberMe: true,
    agreeToTerms: false,
  });
});
