import { expect, test } from "vitest";

import { loggedValues } from "./logged-values";

function formData(values: Record<string, string>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(values)) data.append(name, value);
  return data;
}

test("every password is masked, whatever it is called", () => {
  const secret = "correct horse battery staple";
  const logged = loggedValues(
    formData({
      email: "asha@company.example",
      password: secret,
      confirmPassword: secret,
      newPassword: secret,
    }),
    [],
  );
  expect(JSON.stringify(logged)).not.toContain("horse");
  expect(logged).toMatchObject({ email: "asha@company.example", password: logged.confirmPassword });
});

test("the mask does not tell how long the password is", () => {
  const masks = ["", "a", "a".repeat(64)].map(
    (password) => loggedValues(formData({ password }), []).password,
  );
  expect(new Set(masks).size).toBe(1);
});

test("checkboxes are true or false, ticked or not", () => {
  const data = formData({ email: "asha@company.example", rememberMe: "on" });
  expect(loggedValues(data, ["rememberMe", "agreeToTerms"])).toEqual({
    email: "asha@company.example",
    rememberMe: true,
    agreeToTerms: false,
  });
});
