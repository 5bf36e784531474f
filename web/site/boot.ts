/**
 * Runs before the first paint, in every public page, under its hash in the Content-Security-Policy. It sets the colours, also when
 * another tab or the system changes them, as `boot/theme.js` of the web app does for the app, says that scripts run and that somebody is signed in (the cookie `signed-in`, which holds no
 * more than that), stores a chosen language, and names the address that a 404 page stands at. A press inside an island that React has not
 * taken over yet is kept, and `hydrate` repeats it. It is caught before React sees it, which may have the handler already and not yet the
 * typed words.
 */
export const BOOT = `(function(d,r){var q=matchMedia("(prefers-color-scheme: dark)");function t(){var m=null;try{m=localStorage.getItem("color-mode")}catch{}
r.dataset.theme=m==="dark"||m!=="light"&&q.matches?"dark":"light"}t();
q.addEventListener("change",t);addEventListener("storage",t);r.dataset.js="";if(/(?:^|; )signed-in=1/.test(d.cookie))r.dataset.member="";
d.addEventListener("click",function(e){var a=e.target.closest("a[data-locale]");
if(a)d.cookie="locale="+a.dataset.locale+"; Path=/; Max-Age=31536000; SameSite=Lax"+(location.protocol==="https:"?"; Secure":"")})
d.addEventListener("DOMContentLoaded",function(){var p=d.querySelector("[data-path]");
if(p)try{p.textContent=decodeURI(location.pathname)}catch{}})
function h(e){var i=e.target.closest("[data-island]:not([data-alive])"),b=e.type==="submit"?e.submitter||e.target:e.target.closest("button[type=button]")
if(i&&b){i.pressed=b;e.preventDefault();e.stopPropagation()}}
d.addEventListener("submit",h,true);d.addEventListener("click",h,true)
})(document,document.documentElement)`;
