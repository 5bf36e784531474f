/** Where menus, lists and tooltips are drawn: inside the page's main landmark, so that nothing readable stands outside of one. */
export const layers = (): HTMLElement | null => document.getElementById("main");
