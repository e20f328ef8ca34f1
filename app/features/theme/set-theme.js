try {
  const theme = localStorage.getItem("theme");
  if (theme === "light" || theme === "dark") {
    document.documentElement.dataset.theme = theme;
    for (const colour of document.querySelectorAll("meta[name=theme-color]"))
      colour.media = colour.dataset.scheme === theme ? "all" : "not all";
  }
} catch {}
