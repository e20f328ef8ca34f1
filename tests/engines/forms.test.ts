import { inEachEngine } from "./in-each-engine.ts";

inEachEngine((part) => {
  part("the contact form names what is missing, then thanks", async (page) => {
    await page.open("/contact");
    await page.click("button", "Send Message");
    await page.sees("Name is required", "main form");
    await page.click("link", "Message is required", "main form");
    await page.has("field", "Message", { focused: true, description: "Message is required" });
    await page.type("Our server is slow.");
    await page.fill("Name", "Asha Rao", "main form");
    await page.fill("Email", "asha@company.example", "main form");
    const { text } = await page.run(() => {
      const label = [...document.querySelectorAll("label")].find((each) =>
        /Security check/.test(each.innerText),
      );
      return { text: label?.innerText ?? "" };
    });
    const [first = 0, second = 0] = text.match(/\d+/g)?.map(Number) ?? [];
    await page.fill("Security check…", String(first + second), "main form");
    await page.click("button", "Send Message");
    await page.find("heading", "Thank You!");
    await page.click("button", "Send Another Message");
    await page.has("field", "Name", { value: "" });
  });

  part("the newsletter refuses what is no address, then thanks", async (page) => {
    await page.open("/about");
    await page.fill("…", "nobody", "footer form");
    await page.click("button", "Subscribe", "footer form");
    await page.until(() => document.querySelector("footer form input:invalid"));
    await page.fill("…", "someone@company.example", "footer form");
    await page.press("Enter");
    await page.sees("Thank you for subscribing!", "footer");
  });

  part(
    "the account forms show and hide a password, refuse two different ones, and say that they are closed",
    async (page) => {
      await page.open("/signup");
      await page.fill("First Name", "Asha");
      await page.fill("Last Name", "Rao");
      await page.fill("Email", "asha@company.example", "main form");
      await page.fill("Password", "Tr0ub4dor & 3");
      await page.click("button", "Show password");
      await page.until(() => document.querySelector("[name=password][type=text]"));
      await page.until(() => document.querySelector("[name=confirmPassword][type=password]"));
      await page.click("button", "Hide password");
      await page.until(() => document.querySelector("[name=password][type=password]"));
      await page.fill("Confirm Password", "another");
      await page.click("checkbox", "I agree…");
      await page.click("button", "Create Account");
      await page.has("field", "Confirm Password", { focused: true });
      await page.fill("Confirm Password", "Tr0ub4dor & 3");
      await page.press("Enter");
      await page.sees("not open yet", "main");
      await page.until(() => !location.search);
    },
  );

  part("the VPS configurator follows sliders, numbers and tabs", async (page) => {
    await page.open("/services/hosting/vps");
    await page.sees("$102", "main [role=tabpanel]");
    await page.click("slider", "CPU cores");
    await page.press("End");
    await page.has("slider", "CPU cores", { value: "16" });
    await page.has("field", "CPU cores, exact number", { value: "16" });
    await page.fill("RAM, exact number", "8");
    await page.has("slider", "RAM", { value: "8" });
    await page.press("Tab");
    await page.until(() => new URLSearchParams(location.search).get("cores") === "16");
    await page.click("tab", "Pre-configured Plans");
    await page.find("link", "Choose Professional");
    await page.press("ArrowRight");
    await page.has("tab", "Custom Configuration", { focused: true, checked: true });
  });

  part("the domain search prices a name and refuses what cannot be one", async (page) => {
    await page.open("/services/hosting/domains");
    await page.fill("Which name are you after?", "-no-");
    await page.press("Enter");
    await page.sees("cannot begin or end with a hyphen", "main");
    await page.fill("Which name are you after?", "northwind");
    await page.press("Enter");
    await page.find("link", "Enquire about northwind.com");
  });
});
