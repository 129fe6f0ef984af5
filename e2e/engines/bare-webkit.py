#!/usr/bin/python3
"""A WebKitGTK window without a toolbar, for WebKitWebDriver: MiniBrowser cannot be narrower than 447 px.

Settings by environment: BW_SIZE=390x844; BW_DATA, the folder for storage and service workers;
BW_FEATURES=PopoverAttribute=0,... switches engine features; BW_SCRIPT runs before the scripts of every page.
"""
import os

import gi

gi.require_version('Gtk', '3.0')
gi.require_version('WebKit2', '4.1')
from gi.repository import Gdk, GLib, Gtk, WebKit2

width, height = map(int, os.environ['BW_SIZE'].split('x'))
data = os.environ['BW_DATA']
wanted = dict(item.split('=') for item in os.environ.get('BW_FEATURES', '').split(',') if item)

manager = WebKit2.WebsiteDataManager(base_data_directory=data + '/data', base_cache_directory=data + '/cache')
context = WebKit2.WebContext(website_data_manager=manager)
context.set_automation_allowed(True)


def open_window(*_):
    settings = WebKit2.Settings(enable_smooth_scrolling=False)
    features = WebKit2.Settings.get_all_features()
    for feature in map(features.get, range(features.get_length())):
        value = wanted.pop(feature.get_identifier(), None)
        if value is not None:
            settings.set_feature_enabled(feature, value == '1')
    if wanted:
        raise SystemExit('This WebKit has no feature ' + ', '.join(wanted))
    scripts = WebKit2.UserContentManager()
    scripts.add_script(
        WebKit2.UserScript(
            os.environ.get('BW_SCRIPT', ''),
            WebKit2.UserContentInjectedFrames.ALL_FRAMES,
            WebKit2.UserScriptInjectionTime.START,
        )
    )
    view = WebKit2.WebView(
        user_content_manager=scripts, web_context=context, is_controlled_by_automation=True, settings=settings
    )
    window = Gtk.Window(decorated=False, default_width=width, default_height=height)
    window.add(view)
    window.connect('destroy', lambda *_: Gtk.main_quit())
    window.show_all()
    view.grab_focus()
    # No window manager is there to give it keyboard focus.
    GLib.timeout_add(100, lambda: window.get_window().focus(Gdk.CURRENT_TIME))
    return view


def start(_context, session):
    info = WebKit2.ApplicationInfo()
    info.set_name('BareWebKit')
    session.set_application_info(info)
    session.connect('create-web-view', open_window)


context.connect('automation-started', start)
Gtk.main()
