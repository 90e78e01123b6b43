addEventListener("DOMContentLoaded", () => {
  for (const year of document.querySelectorAll("[data-year]")) year.textContent = `${new Date().getFullYear()}`;
});

export {};
